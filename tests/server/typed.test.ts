import { expect, test } from 'vitest';
import { apiErrorSchema } from '#contract/api-error.ts';
import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { toE164 } from '#contract/phone.ts';
import { z } from '#contract/zod.ts';
import { envelopeFor } from '#features/enquiry/engine/envelope.ts';
import { newProgress } from '#features/enquiry/engine/values.ts';
import { schemaOf } from '#features/enquiry/engine/validate.ts';
import { heroForm } from '#features/enquiry/forms/two-step.tsx';
import { guard } from '../support/submission.ts';
import { typedInputs, type TypedInput } from '../support/typed-inputs.ts';
import { aLead } from './support/lead.ts';
import { aServer } from './support/server.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

/** What came of an input: the field's message, or what goes on from there. */
type Verdict = { says: string; envelope: null } | { says: null; envelope: Envelope };

const idSchema = z.object({ submissionId: z.string() });

const right = {
  phone: '0491 570 006',
  name: 'Mary Lee',
  email: 'mary@example.com',
  service: 'masonry',
  location: 'inner-west',
  message: '',
};

const here = {
  origin: 'https://ashlarandsons.example',
  pathname: '/',
  userAgent: 'test',
  referrer: '',
};

/** What the form does with it on Send. */
function onPage({ field, typed }: TypedInput): Verdict {
  const checked = schemaOf(heroForm).safeParse({ ...right, [field]: typed });
  if (!checked.success) return { says: saying(checked.error.issues, [field]), envelope: null };
  const envelope = envelopeFor('hero_contact', checked.data, newProgress(), here, new Date());
  return { says: null, envelope };
}

/** What the server does with an envelope that holds it. */
async function atServer(
  { app, store }: Server,
  envelope: unknown,
  field: string,
): Promise<Verdict> {
  const payload = { envelope, guard };
  const answer = await app.inject({ method: 'POST', url: paths.leads, payload });
  if (answer.statusCode === 400) {
    const { error } = apiErrorSchema.parse(answer.json());
    const issues = (error.fields ?? []).map(({ path, message }) => ({ path: [path], message }));
    return { says: saying(issues, [`envelope.data.${field}`]), envelope: null };
  }
  expect(answer.statusCode).toBe(202);
  const row = await store.db
    .selectFrom('versions')
    .select('envelope')
    .where('lead_id', '=', idSchema.parse(envelope).submissionId)
    .executeTakeFirstOrThrow();
  return { says: null, envelope: envelopeSchema.parse(JSON.parse(row.envelope)) };
}

/** The message, if it is the field's and there is no other. */
function saying(issues: readonly { path: PropertyKey[]; message: string }[], path: string[]) {
  const [first] = issues;
  return JSON.stringify(issues.map((issue) => issue.path)) === JSON.stringify([path])
    ? (first?.message ?? '')
    : JSON.stringify(issues);
}

/** What no keyboard types: the page takes it out, the server refuses it. */
const hasControls = ({ typed }: TypedInput) => /(?![\t\n\r])[\p{Cc}\p{Cs}]/u.test(typed);

test('there are as many inputs as people are inventive', () => {
  expect(typedInputs.length).toBeGreaterThan(150);
  const all = typedInputs.map(({ field, typed }) => `${field} ${typed}`);
  expect(new Set(all).size).toBe(all.length);
});

test.each(['name', 'phone', 'email', 'message'] as const)(
  'of a %s the page and the server say the same and keep the same, whatever people type',
  async (field) => {
    const server = await aServer();
    const inputs = typedInputs.filter((input) => input.field === field);
    const wanted: unknown[] = [];
    const got: unknown[] = [];
    for (const input of inputs) {
      const { typed, message, kept } = input;
      const phoneE164 = toE164(field === 'phone' ? kept : right.phone);
      const outcome = message === null ? { kept, phoneE164 } : { says: message };
      const isDirty = message === null && hasControls(input);
      wanted.push({ typed, page: outcome, sent: outcome, direct: isDirty ? 'refused' : outcome });
      const page = onPage(input);
      const { envelope } = aLead({ data: { ...right, [field]: typed } });
      const direct = await atServer(server, envelope, field);
      got.push({
        typed,
        page: outcomeOf(page, field),
        sent: outcomeOf(
          page.envelope === null ? page : await atServer(server, page.envelope, field),
          field,
        ),
        direct: isDirty && direct.says !== null ? 'refused' : outcomeOf(direct, field),
      });
    }
    expect(got).toEqual(wanted);
  },
);

function outcomeOf({ says, envelope }: Verdict, field: string) {
  if (envelope === null) return { says };
  const data: Readonly<Record<string, unknown>> = envelope.data;
  return { kept: data[field], phoneE164: data['phoneE164'] };
}
