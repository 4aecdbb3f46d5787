/** Letters of a line of a bar's name, so that a phone has room for the bar. */
const LINE = 16;

/** A name in lines of words; a single long word has a line of its own. */
export function broken(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
