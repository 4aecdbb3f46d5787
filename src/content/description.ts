import { business } from './business.ts';
import { saidBySample } from './own-statements.ts';
import { services } from './services/index.ts';

const named = new Intl.ListFormat('en-AU').format(services.map(({ label }) => label));

/** What the firm does, in a sentence, for search engines and app stores. Not with the visitors' start. */
export const businessDescription = saidBySample(
  `Family building-services contractor in ${business.city} for masonry, heritage and stone restoration, structural and foundation repairs, concrete repairs and remedial building work.`,
  `Building-services contractor in ${business.city}: ${named}.`,
);
