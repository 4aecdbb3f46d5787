/** The two files of a photograph. */
export type Size = 'whole' | 'small';

/** An upload that is under way: how long it is to be, how much is here, and what was said of it. */
export type PartialUpload = {
  length: number;
  offset: number;
  metadata: string;
  /** Milliseconds since 1970, by the database's clock. */
  begunAt: number;
};

/** An upload that begins. */
export type NewUpload = { id: string; length: number; metadata: string; sender: string };

/** Things and their bytes. */
export type Sum = { count: number; bytes: number };

/**
 * Uploads under way: of one sender, of leads that are here, and of leads that are not; none of these
 * need be counted further than to `mostOpen`.
 */
export type OpenUploads = { ofSender: number; claimed: number; unclaimed: Sum };

/** Uploads that may be under way at once. */
export const mostOpen = {
  /** Of one sender: those of ten requests. */
  ofSender: 60,
  /** Of all senders, for requests that are here, of which each can have six. */
  claimed: 6_000,
  /** Of all senders, for requests that are not; photographs that have come before theirs among them. */
  unclaimed: 1_000,
} as const;

/** Bytes that a smaller upload counts as: its two files cost more than what is in them. */
const LEAST_COUNTED = 64 * 1024;

/** What an upload of so many bytes counts as. */
export function countedBytes(length: number): number {
  return Math.max(length, LEAST_COUNTED);
}

/** Bytes of photographs in a database that several servers share. */
export type PhotoBytes = {
  /** `at` in milliseconds since 1970. */
  keep: (leadId: string, hash: string, size: Size, bytes: Uint8Array, at: number) => Promise<void>;
  /** Null when there are none. */
  read: (leadId: string, hash: string, size: Size) => Promise<Buffer | null>;
  remove: (leadId: string, hash: string) => Promise<void>;
  removeLead: (leadId: string) => Promise<void>;
  /** Leads of which nothing was kept since a moment. */
  settledLeads: (since: number) => Promise<string[]>;
  /** Begins an upload; false when one has begun under this id. */
  begin: (upload: NewUpload) => Promise<boolean>;
  /** Null when there is none. */
  find: (id: string) => Promise<PartialUpload | null>;
  /** Adds bytes at an offset; false when the upload is at another one, or gone. */
  append: (id: string, offset: number, bytes: Uint8Array) => Promise<boolean>;
  /** All bytes of an upload that are here. */
  bytesOf: (id: string) => Promise<Buffer>;
  /** Whether there was such an upload. */
  end: (id: string) => Promise<boolean>;
  /** Ids of the uploads under way, of a lead or of all. */
  underWay: (leadId?: string) => Promise<string[]>;
  /** How many are under way: of a sender, of leads that are here, and of those that are not. */
  open: (sender: string) => Promise<OpenUploads>;
  /** Ends uploads that were begun so many milliseconds ago; how many. */
  endOlder: (ageMs: number) => Promise<number>;
};
