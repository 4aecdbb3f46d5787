import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { mailboxState } from '../mailbox/mailbox.ts';
import { HttpError } from '../http-error.ts';
import type { LostLeads } from '../lost-leads.ts';
import type { Store } from '../store/store.ts';

const PATH = '/metrics';
/** Seconds; a lead is usually stored within a few hundredths. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Services = {
  /** Token for reading the metrics; without it nobody can. */
  readonly token: string | undefined;
  readonly store: Pick<Store, 'overview' | 'ready' | 'settings'>;
  readonly lostLeads: Pick<LostLeads, 'read'>;
};

export type Metrics = {
  /** Counts a webhook attempt by outcome. */
  readonly noteForwarding: (outcome: 'delivered' | 'retry' | 'undeliverable') => void;
  /** Counts a notification attempt by channel and outcome. */
  readonly noteNotice: (channel: string, outcome: 'sent' | 'retry' | 'failed') => void;
  /** Counts a publication by outcome, and how long its pages took to render. */
  readonly notePublication: (outcome: 'rendered' | 'failed', seconds: number) => void;
  /** Serves `GET /metrics` in Prometheus text format, protected by the token. */
  readonly serve: (app: FastifyInstance) => void;
};

/** The server's metrics. Without a token nothing is measured or served. */
export function createMetrics({ token, store, lostLeads }: Services): Metrics {
  if (token === undefined) {
    return {
      noteForwarding: () => undefined,
      noteNotice: () => undefined,
      notePublication: () => undefined,
      serve: () => undefined,
    };
  }
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'ashlar_http_request_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const forwarding = new Counter({
    name: 'ashlar_forwarding_attempts_total',
    help: 'Attempts to send a lead to a webhook, by outcome, of this server.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const notices = new Counter({
    name: 'ashlar_notice_attempts_total',
    help: 'Attempts to notify a person, by channel and outcome, of this server.',
    labelNames: ['channel', 'outcome'] as const,
    registers,
  });
  const publications = new Counter({
    name: 'ashlar_publications_total',
    help: 'Renderings of published content, by outcome, of this server.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const rendering = new Gauge({
    name: 'ashlar_publication_render_seconds',
    help: 'How long the last rendering of published content took on this server.',
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'ashlar_leads',
      help: 'Stored leads by form type and state: all, new, waiting for their webhook, refused by it.',
      labelNames: ['form_type', 'state'] as const,
      registers: [],
      async collect() {
        for (const row of await store.overview.counts()) {
          this.set({ form_type: row.form_type, state: 'all' }, row.total);
          this.set({ form_type: row.form_type, state: 'new' }, row.open);
          this.set({ form_type: row.form_type, state: 'waiting' }, row.waiting);
          this.set({ form_type: row.form_type, state: 'undeliverable' }, row.undeliverable);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'ashlar_photos',
      help: 'Stored photographs.',
      registers: [],
      async collect() {
        this.set(await store.overview.photos());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'ashlar_mailbox_read_timestamp_seconds',
      help: 'When the mailbox of IMAP_URL was last read; 0 if never.',
      registers: [],
      async collect() {
        this.set(((await mailboxState(store.settings))?.readAt ?? 0) / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'ashlar_requests_lost_on_phones',
      help: 'Requests that visitors’ browsers have erased before they arrived, as their phones report.',
      registers: [],
      async collect() {
        this.set((await lostLeads.read()).total);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'ashlar_database_ready',
      help: '1 if a lead could be stored now.',
      registers: [],
      async collect() {
        const isReady = await store.ready().then(
          () => 1,
          () => 0,
        );
        this.set(isReady);
      },
    }),
  );
  return {
    noteForwarding: (outcome) => forwarding.inc({ outcome }),
    noteNotice: (channel, outcome) => notices.inc({ channel, outcome }),
    notePublication(outcome, seconds) {
      publications.inc({ outcome });
      if (outcome === 'rendered') rendering.set(seconds);
    },
    serve(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // The route pattern, not the URL: each lead id would become a label of its own.
        const route = request.routeOptions.url ?? 'none';
        const labels = { method: request.method, route, status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
      app.get(PATH, async (request, reply) => {
        if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
          throw new HttpError(
            401,
            'not_signed_in',
            'Metrics require METRICS_TOKEN as a bearer token.',
          );
        }
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
  };
}

/** Compares two texts in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
