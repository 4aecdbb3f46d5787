import { fieldWords } from '#content/admin/website/kinds.ts';
import { light } from '#theme/tokens.ts';
import type { Kind } from './kind.ts';

const words = fieldWords.look;
const SLUG = 'look';

/** The firm's logo and colour. */
export const look: Kind = {
  id: 'look',
  built: [{ slug: SLUG, title: words.title, detail: '' }],
  builtData: (slug) => (slug === SLUG ? { accent: light.oxide.toLowerCase() } : null),
  groups: () => [{ id: 'look', fields: [{ name: 'accent', text: words.accent, type: 'color' }] }],
  titleOf: () => ({ title: words.title, detail: '' }),
  draftOf({ accent }, pictureOf) {
    const logo = pictureOf('logo');
    // Beside the firm's name, pages do not read it out.
    return { accent, ...(logo && { logo: { ...logo, alt: words.logo } }) };
  },
  pictures: ['logo'],
  isWithoutPictures: true,
  off: 'rebuilt',
  pageOf: () => '/',
};
