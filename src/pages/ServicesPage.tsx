import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { list as servicePictures } from '#content/services/list/pictures.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { serviceCategories } from '#content/services/index.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { ServiceCards, SignList } from './parts/ServicesOverview.tsx';
import { Split } from './parts/styles.ts';

/** Overview of the services: by what is seen, then by category with the anchors /services#{id}. */
export default function ServicesPage() {
  const { signs, introductions } = servicesOverview;
  return (
    <>
      <PageHero h1={servicesOverview.h1} lead={servicesOverview.lead} />
      <Section tone="wash" labelledBy="signs">
        <Heading id="signs">{signs.heading}</Heading>
        <SignList items={signs.items} />
      </Section>
      <div id="services" role="group" aria-label={servicesOverview.categoriesHeading}>
        {serviceCategories.map((category) => (
          <Section key={category.id} labelledBy={category.id}>
            <Split>
              <div>
                <Heading id={category.id} intro={category.description}>
                  {category.label}
                </Heading>
                <Typography sx={{ marginY: '1em' }}>{introductions[category.id]}</Typography>
              </div>
              <ServiceCards
                services={[...category.services, ...category.also]}
                pictures={servicePictures}
              />
            </Split>
          </Section>
        ))}
      </div>
      <CallToActionBand content={servicesOverview.callToAction} tone="sandstone" />
    </>
  );
}
