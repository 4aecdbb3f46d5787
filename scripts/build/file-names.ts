/**
 * Words in the lists of content blockers (EasyList, EasyPrivacy, Fanboy's, uBlock Origin's): a file with
 * one of them in its name is not fetched by visitors who use such a list, whatever is in it.
 */
const LISTED =
  /^(?:ads?|advert\w*|analytics?|banners?|beacons?|campaigns?|chat|collect|consent|cookies?|events?|gtag|gtm|leads?|log(?:s|ger)?|marketing|metrics?|newsletters?|notices?|pixels?|popups?|popunders?|promos?|remarketing|share|social|sponsors?|stat|stats|status|tags?|telemetry|third|track(?:er|ing)?|visitors?|webhooks?|widgets?)$/i;

/** The words of a name: `LeadStatus-a1b2`, `lead-status` and `leadStatus` have the same two. */
const wordsOf = (name: string) =>
  name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z\d]+/);

/** Whether a blocker may take a file of this name for something else. */
export function isListed(name: string): boolean {
  return wordsOf(name).some((word) => LISTED.test(word));
}

/** What a chunk's file is called: by its name, or where blockers list that, by its hash alone. */
export function chunkFileName({ name }: { readonly name: string }): string {
  return isListed(name) ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js';
}
