import type { HeardFrom } from '#contract/admin/by-hand.ts';

/** Words around a lead that the owner enters. */
export const byHand = {
  open: 'Add a lead',
  heading: 'Add a lead',
  paste: 'Paste an SMS or email from the site',
  pasteHelper: 'If its request is here already, the message is added to it as a note.',
  joined: 'Added to its lead as a note',
  name: 'Name',
  phone: 'Phone',
  message: 'What it is about',
  more: 'More',
  email: 'Email',
  service: 'Service',
  notSaid: 'Not said',
  address: 'Where',
  heardFrom: 'Heard of it by',
  sources: {
    call: 'Phone call',
    message: 'SMS or email',
    in_person: 'In person',
    neighbour: 'A neighbour or customer',
    other: 'Something else',
  } satisfies Record<HeardFrom, string>,
  required: 'required',
  reach: 'phone or email required',
  save: 'Add lead',
  cancel: 'Cancel',
  added: 'Lead added',
  failed: 'Not added',
} as const;
