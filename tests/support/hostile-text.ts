const beginnings = ['', 'a@', 'http://', '/', '+61', '2026-01-01T00:00:00.'];
const pieces = 'a . @ - 0 ( / ’ % " ; é \u200e 😀 a. .@ http:// :// =; \' +'
  .split(' ')
  .concat(' ', '\n', '\t', '0 ', ' \n');
const ends = ['', '@', '/'];

/** Texts that patterns may take long for: one piece over and over, something before it and behind it. */
export function hostileTexts(length: number): string[] {
  return pieces.flatMap((piece) => {
    const middle = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return beginnings.flatMap((beginning) => ends.map((end) => beginning + middle + end));
  });
}
