import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { LeadFilter } from '#contract/office/admin.ts';
import type { FormType } from '#contract/form-types.ts';
import type { NoticeChannel } from '#contract/office/notices.ts';
import type { News } from './news.ts';
import type { ReadFrom } from './reads/protocol.ts';
import type { Scope } from './reads/views.ts';
import type { PhotoBytes } from './photo-bytes.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Which leads a list holds, and from where on. */
export type Listing = {
  filter: Omit<LeadFilter, 'text'>;
  scope: Scope;
  /** Sequence number of the lead behind which the list goes on; null for its beginning. */
  before: number | null;
  /** What that lead had that orders the list, where it isn't ordered by arrival. */
  key?: string | undefined;
  limit: number;
};

/** Words that all must occur, each as the beginning of a word; what is found is the newest first. */
export type Search = Omit<Listing, 'key'> & { words: readonly string[] };

/** Sequence numbers of leads, in the order of their list, as each engine finds them. */
export type Finding = {
  listed: (listing: Listing) => RawBuilder<{ seq: number }>;
  searched: (db: Db, search: Search) => Promise<number[]>;
};

/** Which job is wanted: of these form types, for this destination, due by now. */
export type Claim = {
  formTypes: readonly FormType[];
  destination: string;
  now: number;
  /** Ids of jobs that this server is sending elsewhere. */
  except?: readonly number[];
};

/** A job that this server sends, and where to. */
export type Claimed = { id: number; destination: string };

/** Where servers on one database keep out of each other's way; one server alone needs little of it. */
export type Coordination = {
  /** Lets one transaction at a time change this lead, or bring it into being. */
  lockLead: (trx: Trx, id: string) => Promise<void>;
  /** The id of the job that has been due the longest, which from now on is this server's. */
  claim: (claim: Claim) => Promise<number | null>;
  /** Gives a job and its destination back to all servers. */
  release: (trx: Trx, claimed: Claimed) => Promise<void>;
  /** When the next job of these form types is due (milliseconds since 1970). */
  earliestDue: (formTypes: readonly FormType[]) => Promise<number | null>;
  /** The id of the notice on this channel that has been due the longest, which is this server's now. */
  claimNotice: (channel: NoticeChannel, now: number) => Promise<number | null>;
  /** Gives a notice back to all servers. */
  releaseNotice: (trx: Trx, id: number) => Promise<void>;
  /** Tells all servers, once the transaction is committed, that something waits to be sent. */
  announce: (trx: Trx) => Promise<void>;
  /** Calls back when another server has announced something, or may have. */
  onAnnounced: (listener: () => void) => void;
  /** Tells all servers, this one too, once the transaction is committed. */
  tellNews: (trx: Trx, news: News) => Promise<void>;
  /** Calls back with what any server has told. */
  onNews: (listener: (news: News) => void) => void;
};

/** Counts requests in windows of time. */
export type RequestWindows = {
  /** Counts one, or as many as given: how many by now, and how long the window goes on (milliseconds). */
  hit: (key: string, windowMs: number, count?: number) => Promise<{ current: number; ttl: number }>;
};

/** Counts the wrong passwords of each guesser. */
export type WrongPasswords = {
  /** How many, and how long ago the last one was (milliseconds); null when there was none. */
  find: (guesser: string) => Promise<{ wrong: number; age: number } | null>;
  /**
   * Counts one more where there still are as many as were `seen`, and says whether it has; after
   * `forgetMs` without any there are none.
   */
  add: (guesser: string, seen: number, forgetMs: number) => Promise<boolean>;
  remove: (guesser: string) => Promise<void>;
};

/** What servers on one database count together; null where one server counts for itself. */
export type SharedCounts = { windows: RequestWindows; wrongPasswords: WrongPasswords };

/** A database with what is its own. */
export type Engine = Coordination & {
  db: Db;
  /** The embedded database itself; null on PostgreSQL. */
  sqlite: DatabaseSync | null;
  sharedCounts: SharedCounts | null;
  /** Bytes of photographs; null where they lie on this machine's disk. */
  photoBytes: PhotoBytes | null;
  /** What is amiss and does not hinder the start; null when nothing is. */
  warning: string | null;
  /** How the reading process gets a connection of its own. */
  readFrom: ReadFrom;
  /** Brings the tables to the newest shape; tells in a line when it has to wait for the database. */
  open: (tell: (line: string) => void) => Promise<void>;
  /** Sees to it that the words of an erased lead leave the disk. */
  afterErasing: () => void;
  /** Rejects unless a lead could be stored now. */
  ready: () => Promise<void>;
  /** Looks through the whole database: what is wrong, or null. */
  verify: () => Promise<string | null>;
  close: () => Promise<void>;
};
