import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerWords } from '#content/admin/answer-words.ts';
import { exportColumnOf, exportColumns } from '#content/admin/export.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { z } from '#contract/zod.ts';
import { firmTime } from '../../support/firm-clock.ts';
import { paths } from '#contract/paths.ts';
import { csvCell, csvLine } from '#server/store/reads/lead-files.ts';
import { envelopeFor, guard } from '../../support/submission.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

/** Reads a CSV file with a parser that is not ours, which throws where the file breaks RFC 4180. */
const parseCsv = (text: string): string[][] =>
  parse(text, { relax_column_count: false, record_delimiter: '\r\n' });

describe('a cell', () => {
  test.each(['=1+1', '+61491570006', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1'])(
    '%j is no formula any more',
    (value) => {
      expect(parseCsv(`${csvCell(value)}\r\n`)).toEqual([[`'${value}`]]);
    },
  );

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; =1', "x; '=1"],
    ['x;"=1', `x;"'=1`],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\r\n-1', "a\r\n'-1"],
    ['a|+1', "a|'+1"],
    [' =1', " '=1"],
    ['\'"=1', `'"'=1`],
    ['x;＝1', "x;'＝1"],
    ['\u0000=1', "\u0000'=1"],
    ['\u0000\u200b\ufeff@SUM(A1)', "\u0000\u200b\ufeff'@SUM(A1)"],
    ['x;\u0001+1', "x;\u0001'+1"],
  ])('%j holds no formula, wherever the computer cuts it into cells', (value, wanted) => {
    expect(parseCsv(`${csvCell(value)}\r\n`)).toEqual([[wanted]]);
  });

  test.each(['Mary O’Neill', 'a=b', '3 - 4', ''])('%j stays as it is', (value) => {
    expect(csvCell(value)).toBe(value);
  });

  test('whatever is written, cut at whatever but commas, no piece begins like a formula', () => {
    const character = fc.constantFrom(...'=+-@＝＋－＠;|\t\r\n "\',ab\u0000\u200b');
    const text = fc.string({ unit: character, minLength: 1 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        const pieces = values.flatMap((value) => csvCell(value).split(/[;|\t\r\n]/));
        expect(pieces.filter((piece) => /^[ "\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(piece))).toEqual(
          [],
        );
      }),
    );
  });

  test('whatever is written is read back, and never begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (values) => {
        const [row] = parseCsv(csvLine(values));
        expect(row?.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/u, ''))).toEqual(
          values.map((value) => value.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/u, '')),
        );
        expect(row?.some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
      }),
    );
  });
});

test('the export is the inbox, line by line, safe to open', async () => {
  const { app } = await aServer();
  const evil = '=HYPERLINK("http://evil.example","x"), "quoted"\r\nsecond line';
  await sendLead(app, aLead({ data: { message: evil } }));
  await sendLead(app, aLead({ data: { name: 'Zoë Łukasz' } }));
  const owner = await asOwner(app);
  const answer = await owner({ url: paths.adminLeadsCsv });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-/);
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  const [head = [], ...rows] = parseCsv(answer.body.slice(1));
  const cell = (row: number, column: string) => rows[row]?.[head.indexOf(exportColumnOf(column))];
  expect(rows.map((row) => row.length)).toEqual([head.length, head.length]);
  expect(cell(0, 'name')).toBe('Zoë Łukasz');
  expect(cell(1, 'message')).toBe(`'${evil}`);
  expect(cell(1, 'phoneE164')).toBe(`'+61491570006`);
  const fields = ['address', 'quotedPrice', 'rating', 'topic'].map(exportColumnOf);
  expect(head).toEqual(expect.arrayContaining(fields));
  expect(new Set(head).size).toBe(head.length);
});

test('of several choices the export has each, in one cell', async () => {
  const { app } = await aServer();
  await sendLead(app, { envelope: envelopeFor({ formType: 'smart_lead' }), guard });
  const owner = await asOwner(app);
  const [head = [], row] = parseCsv((await owner({ url: paths.adminLeadsCsv })).body);
  const words = ['site-inspection', 'after-hours'].map((one) =>
    answerWords('additionalServices', one),
  );
  expect(row?.[head.indexOf(exportColumnOf('additionalServices'))]).toBe(words.join('; '));
  // Two fields that ask for the same have one column.
  expect(row?.[head.indexOf(exportColumnOf('serviceType'))]).not.toBe('');
});

test('the export says when, what and how far in the owner’s words, with all notes', async () => {
  const { app } = await aServer({}, { now: () => firmTime('2026-03-02T14:10').getTime() });
  const lead = aLead();
  await sendLead(app, lead);
  const owner = await asOwner(app);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  const change = (payload: object) => owner({ method: 'PATCH', url, payload });
  await change({ stage: 'visit_booked', note: '=SUM(A1) is no formula', by: 'Peter' });
  await change({ note: 'Key at number 4.' });
  const csv = (await owner({ url: paths.adminLeadsCsv })).body;
  const [row] = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(csv, { bom: true, columns: true }));
  expect(row).toMatchObject({
    [exportColumns.receivedAt]: '2026-03-02 14:10',
    [exportColumns.form]: formCatalogue.hero_contact.label,
    [exportColumns.stage]: stageLabels.visit_booked,
    [exportColumns.notes]:
      '2026-03-02 14:10 Peter: =SUM(A1) is no formula\n2026-03-02 14:10: Key at number 4.',
    [exportColumnOf('urgency')]: answerWords('urgency', 'standard'),
  });
});

test('the export follows the filter, over more than one batch', async () => {
  const { app, store } = await aServer();
  for (let index = 0; index < 220; index += 1) {
    const { envelope } = aLead({ data: { message: index === 3 ? 'needle' : 'hay' } });
    const arrival = {
      envelope,
      receivedAt: 1e12 + index,
      attempt: 1,
      heldBackFor: [],
      forward: false,
    };
    await store.leads.receive(arrival);
  }
  const owner = await asOwner(app);
  const all = await owner({ url: paths.adminLeadsCsv });
  expect(parseCsv(all.body)).toHaveLength(221);
  const some = await owner({ url: `${paths.adminLeadsCsv}?text=NEEDLE` });
  expect(parseCsv(some.body)).toHaveLength(2);
});
