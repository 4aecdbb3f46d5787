/** Red, green and blue, each 0 to 1. */
export type Colour = readonly [number, number, number];

export const hex = (text: string): Colour => {
  const value = Number.parseInt(text.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** The site's colours and what follows from them (design notes 'Colour'). */
export const palette = {
  paper: hex('#FBF7F0'),
  sandstone: hex('#E9D9BD'),
  deep: hex('#C9A36A'),
  ink: hex('#17222B'),
  harbour: hex('#1F4653'),
  oxide: hex('#9C3D1E'),
  eucalypt: hex('#3F6350'),
  iron: hex('#AD7C4C'),
  lime: hex('#E8DEC9'),
  oldMortar: hex('#C7B697'),
  newStone: hex('#EFE2C8'),
  crust: hex('#3A3632'),
  damp: hex('#7C7458'),
  salt: hex('#F6F1E6'),
  rust: hex('#8A4A22'),
  slate: hex('#5C6670'),
  terracotta: hex('#B5603C'),
  concrete: hex('#C9C3B6'),
  lead: hex('#8C9399'),
  timber: hex('#A67C4E'),
  soil: hex('#8A6A48'),
  clay: hex('#B98A55'),
  lawn: hex('#7F8F55'),
  foliage: hex('#4F6B47'),
  white: hex('#F7F3EA'),
  black: hex('#14181B'),
} as const;

/** Tones that dressed Sydney sandstone weathers to, the commonest first. */
export const sandstoneTones: readonly Colour[] = [
  '#E2D1B3',
  '#D9C4A0',
  '#E6D9C0',
  '#D3BA90',
  '#DECBAA',
  '#CCAF86',
  '#DCC8B0',
  '#D0C1A6',
  '#C9A36A',
].map(hex);

export const brickTones: readonly Colour[] = [
  '#A5614A',
  '#96533F',
  '#B06C50',
  '#8C4A3A',
  '#B97B5B',
  '#A15A41',
  '#7D4438',
  '#6B403A',
].map(hex);

export const commonTones: readonly Colour[] = [
  '#B5785A',
  '#A86A50',
  '#C08B68',
  '#9D5F49',
  '#B98463',
  '#8F5745',
  '#C79A78',
].map(hex);

export const cleanBrickTones: readonly Colour[] = [
  '#B06A4C',
  '#A45C43',
  '#BA785A',
  '#9C553F',
  '#AD6549',
].map(hex);
