import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { LeadFilter } from '#contract/admin/leads.ts';
import type { LeadFormType } from '#contract/form-types.ts';
import type { NoticeChannel } from '#contract/admin/notices.ts';
import type { StoreEvent } from './events.ts';
import type { ReadFrom } from './reads/protocol.ts';
import type { Scope } from './reads/views.ts';
import type { PhotoBytes } from './photo-bytes.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Which leads a list contains, and where it starts. */
export type Listing = {
  filter: Omit<LeadFilter, 'text'>;
  scope: Scope;
  /** Sequence number of the lead after which the list continues; null for its start. */
  before: number | null;
  /** That lead's sort key, if the list is not ordered by arrival. */
  key?: string | undefined;
  limit: number;
};

/** Words that must all occur, each as a prefix of a word; results are newest first. */
export type Search = Omit<Listing, 'key'> & { words: readonly string[] };

/** Finds the sequence numbers of a list's leads, in order; each engine in its own way. */
export type Finding = {
  listed: (listing: Listing) => RawBuilder<{ seq: number }>;
  searched: (db: Db, search: Search) => Promise<number[]>;
};

/** The job to claim: of these form types, for this destination, due by now. */
export type Claim = {
  formTypes: readonly LeadFormType[];
  destination: string;
  now: number;
  /** Ids of jobs that this server is sending elsewhere. */
  except?: readonly number[];
};

/** A job that this server is sending, and its destination. */
export type Claimed = { id: number; destination: string };

/** Coordinates servers on one database; a single server needs little of it. */
export type Coordination = {
  /** Lets one transaction at a time change or create this lead. */
  lockLead: (trx: Trx, id: string) => Promise<void>;
  /** The id of the longest-due job, claimed for this server. */
  claim: (claim: Claim) => Promise<number | null>;
  /** Releases a job and its destination. */
  release: (trx: Trx, claimed: Claimed) => Promise<void>;
  /** When the next job of these form types is due (milliseconds since 1970). */
  earliestDue: (formTypes: readonly LeadFormType[]) => Promise<number | null>;
  /** The id of the longest-due notification on this channel, claimed for this server. */
  claimNotice: (channel: NoticeChannel, now: number) => Promise<number | null>;
  /** Releases a notification. */
  releaseNotice: (trx: Trx, id: number) => Promise<void>;
  /** After the transaction commits, notifies all servers that something is waiting to be sent. */
  announce: (trx: Trx) => Promise<void>;
  /** Calls back when another server has, or may have, announced something. */
  onAnnounced: (listener: () => void) => void;
  /** After the transaction commits, sends an event to all servers, including this one. */
  publish: (trx: Trx, event: StoreEvent) => Promise<void>;
  /** Calls back with the events of all servers. */
  onEvent: (listener: (event: StoreEvent) => void) => void;
};

/** Counts requests per time window. */
export type RequestWindows = {
  /**
   * Counts one or the given number; returns the count and the rest of the window in milliseconds.
   */
  hit: (key: string, windowMs: number, count?: number) => Promise<{ current: number; ttl: number }>;
};

/** Counts the wrong passwords of each guesser. */
export type WrongPasswords = {
  /** The count, and milliseconds since the last wrong password; null if there was none. */
  find: (guesser: string) => Promise<{ wrong: number; age: number } | null>;
  /**
   * Increments the count if it is still `seen`, and returns whether it did; the count expires after
   * `forgetMs`.
   */
  add: (guesser: string, seen: number, forgetMs: number) => Promise<boolean>;
  remove: (guesser: string) => Promise<void>;
};

/** Counts shared by the servers on one database; null if a single server counts for itself. */
export type SharedCounts = { windows: RequestWindows; wrongPasswords: WrongPasswords };

/** A database engine with its specific parts. */
export type Engine = Coordination & {
  db: Db;
  /** The embedded database itself; null on PostgreSQL. */
  sqlite: DatabaseSync | null;
  sharedCounts: SharedCounts | null;
  /** Bytes of photos; null if they are on this machine's disk. */
  photoBytes: PhotoBytes | null;
  /** A problem that does not prevent the start; null if there is none. */
  warning: string | null;
  /** How the reading process opens its own connection. */
  readFrom: ReadFrom;
  /** Migrates the database; prints a line if it has to wait for it. */
  open: (tell: (line: string) => void) => Promise<void>;
  /** Removes the data of an erased lead from the disk. */
  afterErasing: () => void;
  /** Rejects unless a lead could be stored now. */
  ready: () => Promise<void>;
  /** Checks the whole database; resolves to the damage found, or null. */
  verify: () => Promise<string | null>;
  close: () => Promise<void>;
};
