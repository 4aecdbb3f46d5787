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
  /** Begins an upload; rejects when one has begun under this id. */
  begin: (id: string, length: number, metadata: string) => Promise<void>;
  /** Null when there is none. */
  find: (id: string) => Promise<PartialUpload | null>;
  /** Adds bytes at an offset; false when the upload is at another one, or gone. */
  append: (id: string, offset: number, bytes: Uint8Array) => Promise<boolean>;
  /** All bytes of an upload that are here. */
  bytesOf: (id: string) => Promise<Buffer>;
  /** Whether there was such an upload. */
  end: (id: string) => Promise<boolean>;
  /** Ids of the uploads under way that begin like this. */
  underWay: (prefix: string) => Promise<string[]>;
  /** Bytes that each of these uploads is to have in the end; those that are gone left out. */
  lengths: (ids: readonly string[]) => Promise<number[]>;
  /** Ends uploads that were begun so many milliseconds ago; how many. */
  endOlder: (ageMs: number) => Promise<number>;
};
