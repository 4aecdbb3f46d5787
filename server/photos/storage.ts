import type { DataStore } from '@tus/server';
import type { OpenUploads, Size } from '../store/photo-bytes.ts';

/** Storage of photos that have arrived. */
export type PhotoFiles = {
  /** Durable and complete when this resolves, or not stored at all. */
  keep: (leadId: string, hash: string, size: Size, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (leadId: string, hash: string, size: Size) => Promise<Buffer | null>;
  /** Removes both files of a photograph; there may be none. */
  remove: (leadId: string, hash: string) => Promise<void>;
  /** Removes all of a lead; there may be nothing. */
  removeLead: (leadId: string) => Promise<void>;
  /** Leads that have files, none of them from the last hour. */
  settledLeads: () => Promise<string[]>;
};

/** Storage of uploads in progress. */
export type PartialUploads = {
  /** The tus data store, created on first use. */
  dataStore: () => DataStore;
  bytes: (id: string) => Promise<Buffer>;
  /** Ids of the uploads in progress, of one lead or of all. */
  underWay: (leadId?: string) => Promise<string[]>;
  /** Number of uploads in progress, without reading each. */
  open: (sender: string) => Promise<OpenUploads>;
  /** Called when a lead arrives: its uploads no longer count as unclaimed. */
  claim: (leadId: string) => void;
  /** Removes abandoned uploads. */
  removeExpired: () => Promise<void>;
  /** Why nothing can be written, for the log; empty if unknown. */
  hindrance: () => Promise<string>;
};

/** Storage of photos: on this server, or shared by all servers. */
export type PhotoStorage = { files: PhotoFiles; partial: PartialUploads };

/** A lead's files may be older than its rows by the time it takes to store a photo. */
export const SETTLE_MS = 3_600_000;
/** An upload that began this long ago is removed. */
export const EXPIRES_AFTER_MS = 3 * 86_400_000;
