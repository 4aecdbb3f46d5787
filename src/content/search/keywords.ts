import { business } from '../business.ts';

/** Words that find a page which has none of them in its title. */
export const pageKeywords: Readonly<Record<string, string>> = {
  '/': 'start welcome how it works steps process reviews what clients say guarantee',
  '/quote': 'price cost estimate how much request quotation free quote tender budget',
  '/assessment':
    'inspection report building inspection pre-purchase survey engineer written assessment fee book',
  '/emergency': 'urgent tonight now 24/7 collapsed fell storm dangerous make safe after hours',
  '/contact': 'phone number call email address opening hours open saturday where',
  '/about': `who are you family owner founder ${business.people.founder.firstName} history licensed insured apprentice`,
  '/projects': 'before and after photos pictures gallery examples past work portfolio',
  '/review': 'feedback rating stars testimonial complaint google',
  '/areas': 'suburbs do you come to near me where do you work',
  '/services': 'what do you do trades list',
  '/requests': 'my quote sent waiting offline saved',
};
