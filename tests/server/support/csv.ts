/** Reads a CSV file as RFC 4180 has it; throws where the file does not follow it. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest);
    const plain = /^([^",\r\n]*)(,|\r\n)/.exec(rest);
    const cell = quoted ?? plain;
    if (cell === null) throw new Error(`not CSV: ${rest.slice(0, 40)}`);
    row.push(quoted === null ? (cell[1] ?? '') : (cell[1] ?? '').replaceAll('""', '"'));
    if (cell[2] === '\r\n') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(cell[0].length);
  }
  return rows;
}
