import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { business } from '#content/business.ts';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { emergency } from '#content/emergency.ts';
import { LeadCaptureSection } from '#features/enquiry/forms/LeadCaptureSection.tsx';
import { sizes } from '#theme/tokens.ts';
import { CallList, EmergencyHero, ResponseTable } from './parts/EmergencyParts.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { Heading } from './parts/Heading.tsx';
import { Split } from './parts/styles.ts';
import { Steps } from './parts/Steps.tsx';

/** Emergency and urgent repairs: what to do first stands before what we do. */
export default function EmergencyPage() {
  const { firstHour, numbers, responses, situations, whatWeDo } = emergency;
  return (
    <>
      <EmergencyHero
        h1={emergency.h1}
        lead={emergency.lead}
        callLabel={emergencyNotes.call}
        phone={business.phone}
      />
      <Section labelledBy="first-hour">
        <Split>
          <Heading id="first-hour">{firstHour.heading}</Heading>
          <Steps items={firstHour.steps} />
        </Split>
      </Section>
      <Section tone="wash" labelledBy="numbers">
        <Split>
          <Heading id="numbers">{numbers.heading}</Heading>
          <CallList items={numbers.items} />
        </Split>
      </Section>
      <Section tone="sandstone" labelledBy="responses">
        <Split>
          <Heading id="responses">{responses.heading}</Heading>
          <ResponseTable items={responses.items} note={responses.note} labelledBy="responses" />
        </Split>
      </Section>
      <Section labelledBy="situations">
        <Heading id="situations">{situations.heading}</Heading>
        <CardGroup cards={situations.cards} />
      </Section>
      <Section tone="wash" labelledBy="what-we-do">
        <Split>
          <Heading id="what-we-do">{whatWeDo.heading}</Heading>
          <Stack spacing={2} sx={{ paddingTop: 2, maxWidth: sizes.measure }}>
            {whatWeDo.paragraphs.map((paragraph) => (
              <Typography key={paragraph}>{paragraph}</Typography>
            ))}
          </Stack>
        </Split>
      </Section>
      <CallToActionBand content={emergency.callToAction} />
      <LeadCaptureSection topic={emergencyNotes.topic} />
    </>
  );
}
