import { thisDevice, thisDeviceFirst } from '../../device.ts';

/** The one picture of the gallery's entry. */
export const galleryPictureWords = {
  heading: 'Picture',
  text: 'Opened, it keeps its shape. Upright pictures and wide ones can be mixed.',
  name: 'Picture',
} as const;

/** The picture of an added service or area. */
export const pagePictureWords = {
  text: 'At the top of its page, in lists, and on the card that its link is shared with. The page can be without one.',
  remove: 'Without a picture',
  removed: 'The picture is removed.',
} as const;

/** The firm's own picture of a service or an area of the build. */
export const builtPagePictureWords = {
  text: 'In place of the picture that the website was built with: at the top of its page, in lists, and on the card that its link is shared with. Its texts are under Words.',
  remove: 'Put back the picture that the website was built with',
  removed: 'The picture that the website was built with is shown again.',
} as const;

/** The firm's own picture at the top of the home page. */
export const openingPictureWords = {
  ...builtPagePictureWords,
  text: 'The first thing that visitors see, in place of the picture that the website was built with: at the top of the home page, and on the cards that links to it, and to pages without a picture of their own, are shared with.',
} as const;

/** That the one picture of an entry changes. */
export const pictureChanged = 'The picture changes.';

/** What stays in view where pictures are cropped. */
export const focusWords = {
  heading: 'Focal point',
  text: 'Where the picture is cropped, this place stays in view. Tap it, drag the ring, or move it with the arrow keys; with Shift in larger steps.',
  reset: 'Back to the middle',
  changes: 'The focal point of the pictures changes.',
} as const;

/** The firm's logo. */
export const logoWords = {
  heading: 'Logo',
  text: 'In the header of every page, as the icon of the app, and on the cards that links are shared with. An SVG or a PNG with a transparent ground looks best.',
  name: 'Logo',
  remove: 'Without a logo',
  changes: { on: 'The logo changes.', off: 'The logo is removed.' },
} as const;

/** The two pictures of a project. */
export const pictureWords = {
  heading: 'Pictures',
  text: 'One before and one after, taken from about the same place. They are turned, scaled and cropped so that they match.',
  names: { before: 'Before', after: 'After' },
  pick: {
    first: (name: string) => `Take or choose: ${name.toLowerCase()}`,
    other: (name: string) => `Replace: ${name.toLowerCase()}`,
  },
  reading: 'Reading the picture',
  problems: {
    empty: 'This file is empty.',
    tooLarge: 'This picture is larger than 50 MB. Choose a smaller one.',
    heic: 'This browser cannot read HEIC. Set the camera to “Most compatible”, or choose a JPEG.',
    notPicture: 'This is not a picture.',
    broken: 'This picture could not be read. Choose another one.',
    notStored: `${thisDeviceFirst} could not store the picture. Free some space, then choose it again.`,
    missing: `The picture is not on ${thisDevice}. It needs the connection.`,
  },
  alt: {
    label: (name: string) => `What is seen: ${name.toLowerCase()}`,
    helper: 'Read out to people who cannot see the picture.',
    /** Prefilled until somebody writes another. */
    suggested: (state: 'before' | 'after', title: string, location: string) =>
      `${state === 'before' ? 'Before' : 'After'}: ${title}${location === '' ? '' : ` in ${location}`}`,
  },
  align: {
    heading: 'Line up the pictures',
    text: 'Put A and B on the same two features in both pictures, such as two corners of a window. The further apart, the better.',
    help: 'Drag a point, or move it with the arrow keys; with Shift in larger steps.',
    point: (name: string, letter: string) => `${name}, point ${letter}`,
    position: (across: number, down: number) => `${across}% from the left, ${down}% from the top`,
    result: 'How they match',
    compare: 'Compare before and after',
    compareValue: (percent: number): string => `${percent}% before, ${100 - percent}% after`,
    apart: 'A and B are too close together. Put them further apart.',
    nothing:
      'With these points the pictures have too little in common. Check that A and B are on the same features in both.',
    small: (width: number) =>
      `Only ${width} pixels of the pictures match, so they will look soft. Take them again from closer to the same place if you can.`,
    use: 'Use them like this',
    skip: 'Skip, they match already',
    again: 'Line up again',
    done: 'The pictures are lined up.',
  },
} as const;

/** What an entry will look like. */
export const previewWords = {
  heading: 'Preview',
  widths: { phone: 'On a phone', computer: 'On a computer' },
  label: 'Width of the preview',
  card: 'In the list',
  large: 'Opened',
  changes: {
    heading: 'What changes',
    before: 'Now on the website',
    after: 'After publishing',
    none: 'Nothing changes.',
    nothing: 'Nothing',
  },
  unfinished: 'The preview needs every field.',
  noPictures: 'The preview needs both pictures.',
  notAligned: 'The preview needs the two pictures lined up.',
} as const;
