import { z } from 'zod';

const auditSchema = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z.object({ items: z.unknown().optional() }).optional(),
});

/** What is read of Lighthouse's report. */
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), auditSchema),
});

const requestSchema = z.object({
  url: z.string(),
  transferSize: z.number(),
  resourceType: z.string().optional(),
  sessionTargetType: z.string().optional(),
});

type Report = z.infer<typeof reportSchema>;
type Audit = z.infer<typeof auditSchema>;

/** The four categories that are judged, by Lighthouse's names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** An audit that kept a category below 100, with what it found. */
export type Finding = {
  readonly category: Category;
  readonly audit: string;
  readonly title: string;
  readonly value: string;
  readonly found: readonly string[];
};

/** One page measured once. Times in ms, sizes in bytes as they travelled. */
export type Measured = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly requests: number;
  /** Lighthouse's measure of the machine at that moment: fallen by half, the run is spoilt. */
  readonly benchmarkIndex: number;
  readonly findings: readonly Finding[];
};

/** Reads a report; throws when Lighthouse could not measure the page. */
export function readReport(json: unknown): Measured {
  const report = reportSchema.parse(json);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const requests = pageRequests(report);
  const bytes = (of: readonly z.infer<typeof requestSchema>[]) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: {
      performance: scoreOf(report, 'performance'),
      accessibility: scoreOf(report, 'accessibility'),
      'best-practices': scoreOf(report, 'best-practices'),
      seo: scoreOf(report, 'seo'),
    },
    fcp: valueOf(report, 'first-contentful-paint'),
    lcp: valueOf(report, 'largest-contentful-paint'),
    tbt: valueOf(report, 'total-blocking-time'),
    cls: valueOf(report, 'cumulative-layout-shift'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: bytes(requests),
    requests: requests.length,
    benchmarkIndex: report.environment.benchmarkIndex,
    findings: categories.flatMap((category) => findingsOf(report, category)),
  };
}

function scoreOf(report: Report, category: Category): number {
  const score = report.categories[category]?.score;
  if (score === null || score === undefined)
    throw new Error(`The Lighthouse report has no score for ${category}.`);
  return Math.round(score * 100);
}

function auditOf(report: Report, id: string): Audit {
  const audit = report.audits[id];
  if (!audit) throw new Error(`The Lighthouse report has no audit ${id}.`);
  return audit;
}

function valueOf(report: Report, id: string): number {
  const value = auditOf(report, id).numericValue;
  if (value === undefined) throw new Error(`The Lighthouse audit ${id} has no value.`);
  return value;
}

/** Some audits list what they found; others have a table of another kind, or none. */
function itemsOf({ details }: Audit): unknown[] {
  return Array.isArray(details?.items) ? details.items : [];
}

/** What the page itself asked for: the worker's precache is not part of its load. */
function pageRequests(report: Report) {
  return z
    .array(requestSchema)
    .parse(itemsOf(auditOf(report, 'network-requests')))
    .filter(({ sessionTargetType, url }) => {
      return sessionTargetType !== 'service_worker' && url.startsWith('http');
    });
}

function findingsOf(report: Report, category: Category): Finding[] {
  if (scoreOf(report, category) === 100) return [];
  const refs = report.categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => auditOf(report, id))
    .filter(({ score }) => score !== null && score < 1)
    .map((audit) => ({
      category,
      audit: audit.id,
      title: audit.title,
      value: audit.displayValue ?? '',
      found: itemsOf(audit).slice(0, 5).map(describe),
    }));
}

const itemSchema = z.object({
  node: z.object({ selector: z.string(), snippet: z.string() }).optional(),
});

/** An item as one line: the element where there is one, else what it says. */
function describe(item: unknown): string {
  const parsed = itemSchema.safeParse(item);
  const node = parsed.success ? parsed.data.node : undefined;
  const text = node ? `${node.selector}: ${node.snippet}` : JSON.stringify(item);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
