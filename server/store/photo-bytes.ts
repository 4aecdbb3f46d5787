/** Formats of pictures on pages. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** A file of a picture: the two of a lead's photo, or one of a page by its width and format. */
export type Size = 'whole' | 'small' | `${number}.${PictureFormat}`;

/** Files of a lead's photo. */
export const photoSizes: readonly Size[] = ['whole', 'small'];

/** Files of a picture of a page that was made in these widths. */
export function pictureSizes(widths: readonly number[]): Size[] {
  const made = widths.flatMap((width) =>
    pictureFormats.map((format): Size => `${width}.${format}`),
  );
  return ['whole', ...made];
}

/** An upload in progress: its total size, what has arrived, and its metadata. */
export type PartialUpload = {
  length: number;
  offset: number;
  metadata: string;
  /** Milliseconds since 1970, by the database's clock. */
  begunAt: number;
};

/** A new upload. */
export type NewUpload = { id: string; length: number; metadata: string; sender: string };

/** A number of items and their bytes. */
export type Sum = { count: number; bytes: number };

/**
 * Uploads in progress: of one sender, of stored leads, and of leads that are not stored. None needs
 * to be counted beyond `mostOpen`.
 */
export type OpenUploads = { ofSender: number; claimed: number; unclaimed: Sum };

/** Limits on uploads in progress. */
export const mostOpen = {
  /** Per sender: those of ten requests. */
  ofSender: 60,
  /** Of all senders, for stored requests, each of which can have six. */
  claimed: 6_000,
  /**
   * Of all senders, for requests that are not stored; includes photos that arrived before theirs.
   */
  unclaimed: 1_000,
} as const;

/** Minimum size that an upload counts as: its two files cost more than their content. */
const LEAST_COUNTED = 64 * 1024;

/** The size that an upload of this length counts as. */
export function countedBytes(length: number): number {
  return Math.max(length, LEAST_COUNTED);
}

/** Bytes of photos in a database that several servers share. */
export type PhotoBytes = {
  /** `at` in milliseconds since 1970. */
  keep: (leadId: string, hash: string, size: Size, bytes: Uint8Array, at: number) => Promise<void>;
  /** Null when there are none. */
  read: (leadId: string, hash: string, size: Size) => Promise<Buffer | null>;
  remove: (leadId: string, hash: string) => Promise<void>;
  removeLead: (leadId: string) => Promise<void>;
  /** Leads for which nothing was stored since a moment. */
  settledLeads: (since: number) => Promise<string[]>;
  /** Starts an upload; false if this id already has one. */
  begin: (upload: NewUpload) => Promise<boolean>;
  /** Null when there is none. */
  find: (id: string) => Promise<PartialUpload | null>;
  /** Appends bytes at an offset; false if the upload is at another one, or gone. */
  append: (id: string, offset: number, bytes: Uint8Array) => Promise<boolean>;
  /** All bytes of an upload so far. */
  bytesOf: (id: string) => Promise<Buffer>;
  /** Deletes an upload; returns whether there was one. */
  end: (id: string) => Promise<boolean>;
  /** Ids of the uploads in progress, of one lead or of all. */
  underWay: (leadId?: string) => Promise<string[]>;
  /** Number of uploads in progress: of a sender, of stored leads, and of others. */
  open: (sender: string) => Promise<OpenUploads>;
  /** Deletes uploads that began this many milliseconds ago; returns how many. */
  endOlder: (ageMs: number) => Promise<number>;
};
