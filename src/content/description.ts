import { business } from './business.ts';

/** What the firm does, in a sentence, for search engines and app stores. Not with the visitors' start. */
export const businessDescription = `Family building-services contractor in ${business.city} for masonry, heritage and stone restoration, structural and foundation repairs, concrete repairs and remedial building work.`;
