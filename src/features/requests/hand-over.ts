import { business } from '#content/business.ts';

/** Link that opens the phone's messages with the text filled in; both `?` and `&` as iOS wants them. */
export function smsLink(text: string): string {
  return `sms:${business.mobile.e164}?&body=${encodeURIComponent(text)}`;
}

/** Link that opens the phone's mail with the text filled in (RFC 6068: lines end in CRLF). */
export function mailLink(subject: string, text: string): string {
  const lines = text.replaceAll(/\r?\n/g, '\r\n');
  return `${business.email.href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
