import { tidyEmail } from '#contract/typed-text.ts';
import { mailDomains, otherMailDomains } from '#content/forms/mail-domains.ts';

/** Shorter names have too many neighbours that are right: only their endings are looked at. */
const SHORTEST_NAME = 5;
/** A domain's own bound (RFC 1035): what is longer is compared with nothing. */
const LONGEST = 253;

/**
 * The address that was probably meant: with one of the commonest domains, where one slip of the finger
 * in its name, its ending or both explains what was typed. Null where there is nothing to ask.
 */
export function suggestedEmail(typed: string): string | null {
  const address = tidyEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || domain.length > LONGEST) return null;
  const known: readonly string[] = [...mailDomains, ...otherMailDomains];
  if (known.includes(domain)) return null;
  const meant =
    mailDomains.find((common) => isMistyped(domain, common)) ??
    mailDomains.find((common) => isTwiceMistyped(domain, common));
  return meant === undefined ? null : `${address.slice(0, at + 1)}${meant}`;
}

function isMistyped(typed: string, common: string): boolean {
  const [name, ending] = partsOf(common);
  if (name.length >= SHORTEST_NAME) return isOneSlip(typed, common);
  return typed.startsWith(`${name}.`) && isOneSlip(typed.slice(name.length + 1), ending);
}

/** One slip in the name and one in the ending. */
function isTwiceMistyped(typed: string, common: string): boolean {
  const [name, ending] = partsOf(common);
  const [typedName, typedEnding] = partsOf(typed);
  return (
    name.length >= SHORTEST_NAME && isOneSlip(typedName, name) && isOneSlip(typedEnding, ending)
  );
}

function partsOf(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether one letter too many, too few, another one or two in the wrong order is all the difference. */
function isOneSlip(typed: string, right: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === right[from]) from += 1;
  const [typedRest, rightRest] = [typed.slice(from), right.slice(from)];
  if (typedRest === rightRest) return false;
  const swapped = `${typedRest.charAt(1)}${typedRest.charAt(0)}${typedRest.slice(2)}`;
  return (
    typedRest.slice(1) === rightRest.slice(1) ||
    typedRest.slice(1) === rightRest ||
    typedRest === rightRest.slice(1) ||
    swapped === rightRest
  );
}
