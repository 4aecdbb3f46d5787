import { tidyEmail } from '#contract/clean-text.ts';
import { mailDomains, otherMailDomains } from '#content/forms/mail-domains.ts';

/** Shorter names have too many valid neighbours: only their endings are compared. */
const SHORTEST_NAME = 5;
/** Maximum length of a domain (RFC 1035): longer ones are not compared. */
const LONGEST = 253;

/**
 * The address that was probably meant: one of the most common domains that differs by one typo in
 * its name, its ending or both. Null if there is nothing to suggest.
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

/** One typo in the name and one in the ending. */
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

/** Whether the difference is one letter inserted, deleted or replaced, or two swapped. */
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
