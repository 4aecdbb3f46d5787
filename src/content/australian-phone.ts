/** A phone number as it is shown, dialled and written abroad. */
export type Phone = {
  readonly display: string;
  /** Without spaces, for links (ITU-T E.164). */
  readonly e164: string;
  /** Link that calls it (RFC 3966). */
  readonly href: string;
  readonly international: string;
};

const TRUNK_PREFIX = /^\(?0/;

/** An Australian number, written with its trunk prefix 0, in all its forms. */
export function australianPhone(display: string): Phone {
  const international = `+61 ${display.replace(TRUNK_PREFIX, '').replace(')', '')}`;
  const e164 = international.replaceAll(' ', '');
  return { display, e164, href: `tel:${e164}`, international };
}
