import { Course } from '#components/Course.tsx';
import { Prose } from '#components/Prose.tsx';
import { business } from '#content/business.ts';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { emergency } from '#content/emergency.ts';
import { LeadCaptureSection } from '#features/enquiry/LeadCaptureSection.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { EmergencyHero } from './parts/EmergencyHero.tsx';
import { Heading } from './parts/Heading.tsx';
import { NumberTable } from './parts/NumberTable.tsx';
import { ResponseTable } from './parts/ResponseTable.tsx';
import { Sided } from './parts/Sided.tsx';
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
      <Course labelledBy="first-hour">
        <Sided>
          <Heading id="first-hour">{firstHour.heading}</Heading>
          <Steps items={firstHour.steps} />
        </Sided>
      </Course>
      <Course tone="wash" labelledBy="numbers">
        <Sided>
          <Heading id="numbers">{numbers.heading}</Heading>
          <NumberTable items={numbers.items} />
        </Sided>
      </Course>
      <Course tone="sandstone" labelledBy="responses">
        <Sided>
          <Heading id="responses">{responses.heading}</Heading>
          <ResponseTable items={responses.items} note={responses.note} />
        </Sided>
      </Course>
      <Course labelledBy="situations">
        <Heading id="situations">{situations.heading}</Heading>
        <CardGroup cards={situations.cards} />
      </Course>
      <Course tone="wash" labelledBy="what-we-do">
        <Sided>
          <Heading id="what-we-do">{whatWeDo.heading}</Heading>
          <Prose>
            {whatWeDo.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Sided>
      </Course>
      <CallToActionBand content={emergency.callToAction} />
      <LeadCaptureSection topic={emergencyNotes.topic} />
    </>
  );
}
