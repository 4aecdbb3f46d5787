import type { AreaSlug } from '../areas/types.ts';
import type { ServiceSlug } from '../services/types.ts';

/** Words that visitors use for a service and its page does not, or not often. */
export const serviceKeywords: Record<ServiceSlug, string> = {
  masonry:
    'bricklayer brickie bricklaying tuckpointing pointing mortar falling out crumbling mortar chimney parapet retaining wall garden wall fence stonemason sandstone brick wall steps gatepost',
  restoration:
    'stonework stonemason sandstone cleaning stone cleaning yellow block carving salt poultice indent limestone statue',
  'foundation-repairs':
    'underpinning subsidence sinking house sloping floor footings piers restumping screw piles reactive clay settlement doors sticking cracks in walls',
  'structural-repairs':
    'cracks crack stitching cracked wall bowed wall leaning wall wall removal knock out wall beam lintel arch bar tie rod propping engineer helical',
  'heritage-restoration':
    'listed building conservation area heritage council tuckpointing lime plaster iron lace terrace victorian federation church da approval',
  'building-restoration':
    'facade front of house render rendering rising damp paint removal cornice limewash shopfront repaint wall cleaning',
  'concrete-repairs':
    'concrete cancer spalling carbonation rust balcony soffit cathodic protection car park slab driveway rebar magnesite',
  'remedial-building':
    'strata waterproofing membrane leaking balcony wall ties flashing owners corporation body corporate defects apartment block water coming in',
};

/** Suburbs of an area beyond those that its page names. */
export const suburbKeywords: Record<AreaSlug, string> = {
  'sydney-cbd':
    'City of Sydney Inner Sydney 2000 Haymarket Chinatown Ultimo Pyrmont Surry Hills Darlinghurst Potts Point Woolloomooloo Kings Cross Elizabeth Bay Millers Point Dawes Point Walsh Bay Redfern Chippendale Waterloo Zetland Alexandria Darling Harbour Town Hall',
  'eastern-suburbs':
    'Bondi Beach Bondi Junction Bronte Tamarama Clovelly Double Bay Vaucluse Rose Bay Dover Heights Bellevue Hill Edgecliff Darling Point Point Piper Watsons Bay Waverley Queens Park Centennial Park Maroubra Kensington Kingsford Matraville Malabar La Perouse South Coogee Rushcutters Bay',
  'north-shore':
    'North Sydney Lower North Shore Upper North Shore Kirribilli Lavender Bay McMahons Point Waverton Wollstonecraft Artarmon Roseville Lindfield Killara Gordon Pymble Turramurra Wahroonga Castlecrag Northbridge Greenwich Longueville Balmoral',
  'northern-beaches':
    'Fairlight Balgowlah Seaforth Brookvale Queenscliff Cromer Beacon Hill Frenchs Forest Belrose Newport Bilgola Whale Beach Church Point Bayview Elanora Heights North Curl Curl',
  'inner-west':
    'Erskineville Enmore Lewisham Summer Hill Dulwich Hill Ashfield Haberfield Lilyfield Birchgrove Balmain East Forest Lodge St Peters Sydenham Tempe Five Dock Drummoyne Burwood Strathfield Croydon Concord',
  'greater-sydney':
    'Hills District Western Sydney South Sydney Castle Hill Baulkham Hills Ryde Epping Eastwood Kogarah Hurstville Rockdale Cronulla Miranda Sutherland Shire Kellyville Rouse Hill Granville Lidcombe Homebush Cabramatta Mount Druitt Macquarie Park',
};

/** Words that find a page which has none of them in its title. */
export const pageKeywords: Readonly<Record<string, string>> = {
  '/quote': 'price cost estimate how much request quotation free quote tender budget',
  '/assessment':
    'inspection report building inspection pre-purchase survey engineer written assessment fee book',
  '/emergency': 'urgent tonight now 24/7 collapsed fell storm dangerous make safe after hours',
  '/contact': 'phone number call email address opening hours open saturday where',
  '/about': 'who are you family owner founder frank history licensed insured apprentice',
  '/projects': 'before and after photos pictures gallery examples past work portfolio',
  '/review': 'feedback rating stars testimonial complaint google',
  '/areas': 'suburbs do you come to near me where do you work',
  '/services': 'what do you do trades list',
  '/requests': 'my quote sent waiting offline saved',
};
