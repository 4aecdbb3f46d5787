import { areaByPath } from '../areas/index.ts';
import { serviceByPath } from '../services/index.ts';
import { answerWords } from './answer-words.ts';

/** Category of the leads that ask for an assessment at a fee, which is booked and not asked for. */
export const BOOKED_ASSESSMENT = 'booked-assessment';

/** Category of what the visitor chose or wrote and the site has no entry for. */
export const OTHER = 'other';

/** The one of leads that say nothing of it. */
export const NOT_SAID = '';

const NOT_SAID_WORDS = 'Not said';

/** What a service is called by which leads are counted. */
export function serviceWords(category: string): string {
  if (category === NOT_SAID) return NOT_SAID_WORDS;
  if (category === OTHER) return 'Something else';
  if (category === BOOKED_ASSESSMENT) return 'Assessment report';
  return serviceByPath(category)?.label ?? answerWords('service', category);
}

/** What an area is called by which leads are counted. */
export function areaWords(category: string): string {
  if (category === NOT_SAID) return NOT_SAID_WORDS;
  if (category === OTHER) return 'Somewhere else';
  return areaByPath(category)?.label ?? answerWords('location', category);
}
