import { isMailAddress } from '#contract/admin/notices.ts';
import { z } from '#contract/zod.ts';

const ADDRESS = /^[0-9a-fA-F:.]+(\/\d{1,3})?$/;
const DOMAIN = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Trusts all proxies or none, those with these addresses, or the first hops. */
type Trust = boolean | string[] | ((address: string, hop: number) => boolean);

/** A whole number within bounds, in digits. */
export const wholeNumber = (least: number, most: number) => {
  const wanted = `a whole number from ${least} to ${most}`;
  return z.pipe(
    z.string().check(
      z.regex(/^\d+$/, { error: wanted, abort: true }),
      z.refine((text) => Number(text) >= least && Number(text) <= most, wanted),
    ),
    z.transform((text: string) => Number(text)),
  );
};

export const flag = z.pipe(
  z.enum(['true', 'false'], 'true or false'),
  z.transform((text: 'true' | 'false') => text === 'true'),
);

/** Proxies trusted for the client's address: none, all, a number of hops, or addresses. */
export const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          /^(true|false|\d{1,2})$/.test(text) ||
          list(text).every((address) => ADDRESS.test(address)),
        'false, true, a number of hops, or addresses separated by commas',
      ),
    ),
  z.transform((text: string): Trust => {
    if (text === 'true' || text === 'false') return text === 'true';
    if (!/^\d+$/.test(text)) return list(text);
    const hops = Number(text);
    return (_address, hop) => hop < hops;
  }),
);

/** Domains, or exact origins such as `http://127.0.0.1:9000`, separated by commas. */
export const providers = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => list(text).every((entry) => DOMAIN.test(entry) || isOrigin(entry)),
        'domains such as make.com, or exact origins such as https://automation.example.net, separated by commas',
      ),
    ),
  z.transform((text: string) => list(text)),
);

/** A URL that leads can be posted to. */
export const webUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text);
    return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  }, 'a URL that starts with https:// or http://'),
);

/** An origin: scheme, host and port, and nothing else. */
export const webOrigin = z
  .string()
  .check(z.refine(isOrigin, 'an exact origin such as https://www.example.com'));

/** URL of the mail server. */
export const smtpUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  }, 'a URL such as smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587'),
);

/** URL of a mailbox. */
export const imapUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null && /^imaps?:$/.test(url.protocol) && url.hostname !== '' && url.username !== ''
    );
  }, 'a URL such as imaps://user:password@imap.example.com or imaps://user:password@imap.example.com/Folder'),
);

/** A sender: an address, or a name with the address in angle brackets. */
export const mailFrom = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => isMailAddress(senderOf(text).address),
        'an address such as office@example.com, or Name <office@example.com>',
      ),
    ),
  z.transform(senderOf),
);

function senderOf(text: string): { name: string; address: string } {
  const given = text.trim();
  if (!/^[^<>\r\n]*<[^<>]+>$/.test(given)) return { name: '', address: given };
  const bracket = given.indexOf('<');
  return {
    name: given.slice(0, bracket).trim().replaceAll('"', ''),
    address: given.slice(bracket + 1, -1).trim(),
  };
}

/** URL of a PostgreSQL database. */
export const postgresUrl = z.string().check(
  z.refine((text) => {
    const protocol = URL.parse(text)?.protocol;
    return protocol === 'postgres:' || protocol === 'postgresql:';
  }, 'a URL such as postgres://user:password@host:5432/database'),
);

function isOrigin(entry: string): boolean {
  const url = URL.parse(entry);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === entry;
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
