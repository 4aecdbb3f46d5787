import { Course } from '#components/Course.tsx';
import { servicePictures } from '#content/services/pictures.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { serviceCategories } from '#content/services/index.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { ServiceWall } from './parts/ServiceWall.tsx';
import { Sided } from './parts/Sided.tsx';
import { SignIndex } from './parts/SignIndex.tsx';

/** Overview of the services: by what is seen, then by category with the anchors /services#{id}. */
export default function ServicesPage() {
  const { signs, introductions } = servicesOverview;
  return (
    <>
      <PageHero h1={servicesOverview.h1} lead={servicesOverview.lead} />
      <Course tone="wash" labelledBy="signs">
        <Heading id="signs">{signs.heading}</Heading>
        <SignIndex items={signs.items} />
      </Course>
      <div id="services" role="group" aria-label={servicesOverview.categoriesHeading}>
        {serviceCategories.map((category) => (
          <Course key={category.id} labelledBy={category.id}>
            <Sided>
              <div>
                <Heading id={category.id} intro={category.description}>
                  {category.label}
                </Heading>
                <p>{introductions[category.id]}</p>
              </div>
              <ServiceWall
                services={[...category.services, ...category.also]}
                pictures={servicePictures}
              />
            </Sided>
          </Course>
        ))}
      </div>
      <CallToActionBand content={servicesOverview.callToAction} tone="sandstone" />
    </>
  );
}
