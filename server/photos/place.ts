import type { DataStore } from '@tus/server';
import type { OpenUploads, Size } from '../store/photo-bytes.ts';

/** Where photographs lie that have come. */
export type PhotoFiles = {
  /** Durable when this resolves, whole or not at all. */
  keep: (leadId: string, hash: string, size: Size, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (leadId: string, hash: string, size: Size) => Promise<Buffer | null>;
  /** Removes both files of a photograph; there may be none. */
  remove: (leadId: string, hash: string) => Promise<void>;
  /** Removes all of a lead; there may be nothing. */
  removeLead: (leadId: string) => Promise<void>;
  /** Leads that have files, none of them of this very hour. */
  settledLeads: () => Promise<string[]>;
};

/** Where photographs lie while they arrive. */
export type PartialUploads = {
  /** What the protocol's server writes to; made when it is first needed. */
  dataStore: () => DataStore;
  bytes: (id: string) => Promise<Buffer>;
  /** Ids of the uploads under way, of a lead or of all. */
  underWay: (leadId?: string) => Promise<string[]>;
  /** How many are under way, without a look at each. */
  open: (sender: string) => Promise<OpenUploads>;
  /** A lead has come: its uploads are not among the unclaimed any more. */
  claim: (leadId: string) => void;
  /** Removes those that nobody has gone on with. */
  removeExpired: () => Promise<void>;
  /** Why nothing can be written, for the log; empty where that is not known. */
  hindrance: () => Promise<string>;
};

/** Where photographs lie: with this server, or where all servers find them. */
export type PhotoPlace = { files: PhotoFiles; partial: PartialUploads };

/** Files of a lead may be older than its rows for as long as a photograph takes to be stored. */
export const SETTLE_MS = 3_600_000;
/** An upload that was begun so long ago is removed. */
export const EXPIRES_AFTER_MS = 3 * 86_400_000;
