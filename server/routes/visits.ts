import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitFeed } from '#contract/admin/lead-facts.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { siteOriginOf } from '../build-info.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { createBudget } from '../rate.ts';
import { hashed } from '../store/hashes.ts';
import { visitCalendar } from '../visit-calendar.ts';

const KEY = 'visits_feed';
const DAY_MS = 86_400_000;
const PAST_DAYS = 60;
const COMING_DAYS = 400;
const READS_PER_MINUTE = 30;

const idSchema = z.object({ id: z.string().check(z.maxLength(100)) });
const tokenSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) });

/** The calendar file of one visit, and the feed's address: its owner can renew or revoke it. */
export function visitRoutes(app: FastifyInstance, context: Context): void {
  const { config, build, store, audit } = context;
  const origin = siteOriginOf(config, build);

  app.get(`${paths.adminLeads}/:id/visit.ics`, async (request, reply) => {
    const row = await store.inbox.find(parseInput(idSchema, request.params).id);
    if (row === null || row.visit_at === null) throw notFound('This lead has no visit.');
    return asCalendar(reply, visitCalendar([row], origin), 'visit.ics');
  });

  const feed = async (): Promise<VisitFeed> => {
    const token = await store.settings.get(KEY);
    return { path: token ? feedPath(token) : null };
  };

  app.get(paths.adminVisitFeed, feed);

  /** Makes a new address; the one before no longer works. */
  app.post(paths.adminVisitFeed, (request) =>
    change(request, randomBytes(32).toString('base64url'), 'new'),
  );

  app.delete(paths.adminVisitFeed, (request) => change(request, '', 'off'));

  async function change(request: FastifyRequest, token: string, to: string): Promise<VisitFeed> {
    await audit.change(request, async ({ settings }) => {
      await settings.set(KEY, token);
      return [{ kind: 'settings', subject: 'visits_feed', to }];
    });
    return feed();
  }
}

/** The feed for phone calendars, which cannot sign in: its address is the secret. */
export function visitFeedRoutes(app: FastifyInstance, context: Context): void {
  const { config, build, store, now } = context;
  const budget = createBudget(app, 'visits', READS_PER_MINUTE, 60_000);
  const origin = siteOriginOf(config, build);

  app.get(`${paths.visitFeed}/:token`, async (request, reply) => {
    await budget.spend(request);
    const { token } = parseInput(tokenSchema, request.params);
    const secret = await store.settings.get(KEY);
    if (!secret || !isSame(token, `${secret}.ics`)) throw notFound();
    const rows = await store.visitsBetween(
      now() - PAST_DAYS * DAY_MS,
      now() + COMING_DAYS * DAY_MS,
    );
    return asCalendar(reply, visitCalendar(rows, origin), 'visits.ics');
  });
}

function feedPath(token: string): string {
  return `${paths.visitFeed}/${token}.ics`;
}

/** Compared by hash: equal lengths, and no time that depends on where they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashed(one)), Buffer.from(hashed(other)));
}

function asCalendar(reply: FastifyReply, text: string, name: string): FastifyReply {
  return reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(text);
}
