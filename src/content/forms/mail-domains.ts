/** The domains that visitors' addresses most often have, the commonest first: likely mistypings of them are asked about. */
export const mailDomains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'bigpond.com',
  'icloud.com',
  'yahoo.com.au',
  'yahoo.com',
  'live.com.au',
  'live.com',
  'optusnet.com.au',
  'hotmail.com.au',
  'outlook.com.au',
  'bigpond.net.au',
  'me.com',
  'iinet.net.au',
  'tpg.com.au',
  'msn.com',
  'westnet.com.au',
  'protonmail.com',
  'dodo.com.au',
] as const;

/** Providers whose domains look like mistypings of those and are none. */
export const otherMailDomains: readonly string[] = [
  'mail.com',
  'email.com',
  'ymail.com',
  'cloud.com',
];
