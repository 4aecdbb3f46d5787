import { claims } from '../claims.ts';
import { saidBySample } from '../own-statements.ts';
import { isEmergency } from './promise.ts';

/** The contact section that closes service, area and emergency pages. */
export const leadCaptureText = {
  title: 'Ask about your building',
  intro: `Name, phone and email are enough to start. We ring you ${claims.responses.enquiry}; the free assessment is a visit within ${claims.freeVisitRadius}.`,
  emergencyIntro: `Ringing is quicker: the line is answered ${claims.responses.emergency}. If you send this instead, we ring you ${claims.responses.emergencyForm}.`,
  message: {
    label: 'What have you noticed?',
    placeholder: saidBySample(
      'A crack you can fit a coin in, a damp patch, stone coming off',
      'A crack, a damp patch, something that has come loose',
    ),
  },
} as const;

/** Heading of the form on a page about `topic`, such as 'Masonry'. */
export function leadCaptureTitle(topic: string): string {
  return topic === '' ? leadCaptureText.title : `Ask about ${topic}`;
}

/** What stands below that heading: by when we ring. */
export function leadCaptureIntro(topic: string): string {
  return isEmergency({ topic }) ? leadCaptureText.emergencyIntro : leadCaptureText.intro;
}
