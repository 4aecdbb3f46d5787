import * as fc from 'fast-check';
import { formTypes } from '../../../src/contract/form-types.ts';
import { limits } from '../../../src/contract/limits.ts';
import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER, paths } from '../../../src/contract/paths.ts';
import { newLead } from './ledger.ts';
import type { Asked } from './http.ts';

/** A request and, where its body is that of a good lead, the lead's id. */
export type AnyRequest = Asked & {
  readonly leadId: string | null;
  /** Whether it carries the owner's cookie. */
  readonly asOwner: boolean;
  /** How its body is sent: at once, in pieces, or not to the end. */
  readonly pace: 'at once' | 'slowly' | 'broken off';
};

const id = fc.oneof(
  fc.uuid(),
  fc.string(),
  fc.constantFrom('1', '0', '-1', '..', '%00', 'x'.repeat(300)),
);
const formType = fc.oneof(fc.constantFrom(...formTypes), fc.string({ maxLength: 8 }));
const weird = fc.string({ unit: 'binary', maxLength: 40 });

/** Paths of the API with the methods that they take; what would sign the owner out is left out. */
const known: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.constantFrom(
    ['POST', paths.leads] as const,
    ['POST', paths.errors] as const,
    ['POST', paths.errorFeedback] as const,
    ['GET', paths.health] as const,
    ['GET', paths.ready] as const,
    ['GET', paths.session] as const,
    ['GET', paths.adminWebhooks] as const,
    ['GET', paths.adminErrors] as const,
    ['DELETE', paths.adminErrors] as const,
  ),
  id.map((text) => ['GET', `${paths.adminLeads}/${encodeURIComponent(text)}`] as const),
  fc.uuid().map((text) => ['DELETE', `${paths.adminLeads}/${text}`] as const),
  id.map((text) => ['PATCH', `${paths.adminLeads}/${encodeURIComponent(text)}`] as const),
  id.map((text) => ['POST', `${paths.adminLeads}/${encodeURIComponent(text)}/send`] as const),
  id.map((text) => ['PATCH', `${paths.adminErrors}/${encodeURIComponent(text)}`] as const),
  id.map((text) => ['DELETE', `${paths.adminErrors}/${encodeURIComponent(text)}`] as const),
  formType.map((text) => ['PUT', `${paths.adminWebhooks}/${encodeURIComponent(text)}`] as const),
  formType.map((text) => ['DELETE', `${paths.adminWebhooks}/${encodeURIComponent(text)}`] as const),
  formType.map(
    (text) => ['POST', `${paths.adminWebhooks}/${encodeURIComponent(text)}/test`] as const,
  ),
);

const query = fc
  .dictionary(
    fc.constantFrom('cursor', 'limit', 'state', 'formType', 'text', 'days', 'x'),
    fc.oneof(fc.constantFrom('1', '25', '100', 'open', 'spam', 'waiting', 'hero_contact'), weird),
    { maxKeys: 3 },
  )
  .map((values) => `?${new URLSearchParams(values).toString()}`);

const lists = fc
  .tuple(fc.constantFrom(paths.adminLeads, paths.adminAnalytics), query)
  .map(([path, search]) => ['GET', `${path}${search}`] as const);

const anyPath = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    fc.array(
      fc.oneof(fc.webSegment(), fc.constantFrom('..', '%2e%2e', '%', 'api', 'admin', 'assets')),
      {
        maxLength: 5,
      },
    ),
  )
  .map(([method, segments]) => [method, `/${segments.join('/')}`] as const);

const pages = fc
  .constantFrom(
    '/',
    '/contact',
    '/services/masonry',
    '/nowhere',
    '/service-worker.js',
    '/sitemap.xml',
  )
  .map((path) => ['GET', path] as const);

const field = fc.oneof(
  weird,
  fc.constantFrom('', ' ', '@', 'a@b.c', '0491 570 006', '=1+1', '\u202e', '😀', 'x'.repeat(3000)),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(weird, { maxLength: 30 }),
  fc.object({ maxDepth: 2 }),
);

/** A lead of which one part is something else. */
const spoiltLead = fc.tuple(fc.uuid(), fc.nat(), field).map(([uuid, at, value]) => {
  const lead: unknown = JSON.parse(
    newLead(uuid).body,
    (() => {
      let count = 0;
      return (_key: string, inner: unknown): unknown => {
        count += 1;
        return count === at % 22 ? value : inner;
      };
    })(),
  );
  return { body: JSON.stringify(lead) ?? '', leadId: null };
});

const goodLead = fc.uuid().map((uuid) => ({ body: newLead(uuid).body, leadId: uuid }));

const otherBody = fc
  .oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '{"__proto__":{}}',
      `"${'x'.repeat(limits.bodyMaxBytes)}"`,
    ),
    fc.constantFrom(
      '{"password":"a guess"}',
      '{"handled":true}',
      '{"resolved":false}',
      '{"url":"http://127.0.0.1:1/x"}',
    ),
    fc.nat({ max: 20_000 }).map((depth) => '['.repeat(depth)),
  )
  .map((body) => ({ body, leadId: null }));

const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'range',
    'if-none-match',
    'if-modified-since',
    'cookie',
    'origin',
    'sec-fetch-site',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    IDEMPOTENCY_HEADER,
    ATTEMPT_HEADER,
  ),
  fc.oneof(
    fc.constantFrom(
      '*/*',
      'text/html',
      'br;q=0, gzip',
      'bytes=0-1',
      'bytes=-',
      '"x"',
      'same-origin',
    ),
    fc.constantFrom(
      'cross-site',
      'null',
      '127.0.0.1, ::1',
      'https',
      'a=b; c',
      '1',
      '-1',
      ','.repeat(500),
    ),
    // What a header may contain at all.
    fc.string({ unit: fc.constantFrom(...'abcXYZ019 ;,="%/:*-_.()<>@[]{}\\é\t'), maxLength: 60 }),
  ),
  { maxKeys: 4 },
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      '/',
      '',
    ),
  },
);

const pace = fc.oneof(
  { weight: 997, arbitrary: fc.constant('at once' as const) },
  { weight: 2, arbitrary: fc.constant('slowly' as const) },
  { weight: 1, arbitrary: fc.constant('broken off' as const) },
);

const leadRequest = fc
  .tuple(fc.oneof({ weight: 1, arbitrary: goodLead }, { weight: 3, arbitrary: spoiltLead }), pace)
  .map(([lead, pace]): AnyRequest => {
    const headers = { 'content-type': 'application/json' };
    return { method: 'POST', path: paths.leads, headers, ...lead, pace, asOwner: false };
  });

const otherRequest = fc
  .tuple(
    fc.oneof(known, lists, pages, anyPath),
    otherBody,
    headers,
    contentType,
    pace,
    fc.boolean(),
  )
  .map(([[method, path], { body }, headers, type, pace, asOwner]): AnyRequest => {
    const bare = { method, path, leadId: null, asOwner, pace: 'at once' as const, headers };
    if (method === 'GET' || method === 'HEAD') return bare;
    return { ...bare, headers: { ...headers, 'content-type': type }, body, pace };
  });

/** Requests of every endpoint: good ones, spoilt ones and nonsense. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof(
  { weight: 1, arbitrary: leadRequest },
  { weight: 3, arbitrary: otherRequest },
);
