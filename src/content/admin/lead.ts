import type { LeadStage } from '#contract/admin/lead-work.ts';
import { business } from '../business.ts';

/** The stages of the work on a lead, in the owner's words. */
export const stageLabels: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  visit_booked: 'Visit booked',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  archived: 'Archived',
};

/** Words around the work on a lead. */
export const leadWork = {
  heading: 'Follow-up',
  stage: 'Stage',
  lostReason: 'Why it was lost',
  assignee: 'Assigned to',
  /** Suggested; any other name may be typed. */
  people: [...new Set(Object.values(business.people).map(({ firstName }) => firstName))],
  followUp: 'Follow up on',
  followUpHelper: 'On that day it is listed first.',
  note: 'Note',
  addNote: 'Add note',
  by: 'Your name',
  byHelper: 'Shown next to your changes; kept on this device.',
  save: 'Save',
  saved: 'Saved',
  unchanged: 'Nothing to save yet: write a note, choose a day or a person first',
  stale: {
    title: 'Somebody else has changed this lead',
    text: 'Nothing was overwritten. Their changes are below; what you entered is still here. Check, then save again.',
  },
  inRow: (assignee: string) => `with ${assignee}`,
  history: {
    heading: 'Notes and history',
    arrived: 'Arrived',
    corrected: (version: number) => `Corrected by the visitor: version ${version}`,
    stage: (label: string, reason: string) => (reason === '' ? label : `${label}: ${reason}`),
    assignee: (name: string) => (name === '' ? 'Unassigned' : `Assigned to ${name}`),
    followUp: (day: string) => (day === '' ? 'Follow-up removed' : `To follow up on ${day}`),
    spam: { spam: 'Marked as spam', genuine: 'Marked as not spam' },
    forwarded: (host: string, result: string) => `Forwarding to ${host}: ${result}`,
    told: (who: string, channel: string, state: string) => `${state}: ${who}, ${channel}`,
  },
} as const;

/** Words around the photographs of a lead. */
export const leadPhotosText = {
  heading: (here: number, announced: number) =>
    here < announced ? `Photos: ${here} of ${announced} have arrived` : `Photos: ${here}`,
  /** In the row of a lead, for screen readers. */
  inRow: (here: number, announced: number) =>
    here < announced
      ? `${here} of ${announced} photos have arrived`
      : `${here} ${here === 1 ? 'photo' : 'photos'}`,
  takenBack: (count: number) =>
    `${count} ${count === 1 ? 'was' : 'were'} taken back by the sender.`,
  refused: (count: number) =>
    `${count} could not be used. The sender was told to send ${count === 1 ? 'it' : 'them'} by e-mail.`,
  photo: (number: number) => `Photo ${number}`,
  open: (name: string) => `Enlarge: ${name}`,
  download: 'Download',
  downloadOf: (name: string) => `Download: ${name}`,
  downloadAll: (count: number) => `Download all ${count} (zip)`,
  lightbox: {
    labels: {
      Previous: 'Previous photo',
      Next: 'Next photo',
      Close: 'Close photo',
      Lightbox: 'Photos of the lead',
      'Photo gallery': 'Photos of the lead',
      'Zoom in': 'Zoom in',
      'Zoom out': 'Zoom out',
      Download: 'Download photo',
      /** The lightbox puts the numbers in by itself. */
      '{index} of {total}': 'Photo {index} of {total}',
    },
    position: (number: number, count: number) => `Photo ${number} of ${count}`,
    unavailable: 'Photo unavailable',
  },
} as const;
