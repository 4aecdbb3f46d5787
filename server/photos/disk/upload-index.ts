import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { FileConfigstore, type Configstore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { partsOfPhotoId } from '#contract/photos.ts';
import { countedBytes, type OpenUploads } from '../../store/photo-bytes.ts';

/** Files read at once. */
const READ_AT_ONCE = 16;
const SUFFIX = '.json';

/** Which of these leads are stored. */
export type KnownLeads = (leadIds: readonly string[]) => Promise<ReadonlySet<string>>;

type Entry = { upload: Upload; leadId: string; sender: string; bytes: number };

/**
 * Metadata of the uploads in progress: one file each, for the next start, and in memory with its
 * sums, since only this server writes to the folder.
 */
export class UploadIndex implements Configstore {
  readonly #folder: string;
  readonly #files: FileConfigstore;
  readonly #knownLeads: KnownLeads;
  readonly #entries = new Map<string, Entry>();
  readonly #ofLead = new Map<string, Set<string>>();
  readonly #ofSender = new Map<string, number>();
  /** Stored leads. */
  readonly #claimed = new Set<string>();
  readonly #unclaimed = { count: 0, bytes: 0 };
  #loading: Promise<void> | null = null;

  constructor(folder: string, knownLeads: KnownLeads) {
    this.#folder = folder;
    this.#files = new FileConfigstore(folder);
    this.#knownLeads = knownLeads;
  }

  async get(id: string): Promise<Upload | undefined> {
    await this.#loaded();
    return this.#entries.get(id)?.upload;
  }

  async set(id: string, upload: Upload): Promise<void> {
    await this.#loaded();
    const { leadId } = partsOfPhotoId(id);
    const isKnown = (await this.#knownLeads([leadId])).has(leadId);
    this.#add(id, upload);
    if (isKnown) this.claim(leadId);
    try {
      await this.#files.set(id, upload);
    } catch (error) {
      this.#forget(id);
      throw error;
    }
  }

  async delete(id: string): Promise<void> {
    await this.#loaded();
    this.#forget(id);
    await this.#files.delete(id);
  }

  async list(): Promise<string[]> {
    await this.#loaded();
    return [...this.#entries.keys()];
  }

  /** Ids of uploads that began before a moment (milliseconds since 1970). */
  async begunBefore(moment: number): Promise<string[]> {
    await this.#loaded();
    return [...this.#entries]
      .filter(([, { upload }]) => Date.parse(upload.creation_date ?? '') < moment)
      .map(([id]) => id);
  }

  async ofLead(leadId: string): Promise<string[]> {
    await this.#loaded();
    return [...(this.#ofLead.get(leadId) ?? [])];
  }

  async open(sender: string): Promise<OpenUploads> {
    await this.#loaded();
    return {
      ofSender: this.#ofSender.get(sender) ?? 0,
      claimed: this.#entries.size - this.#unclaimed.count,
      unclaimed: { ...this.#unclaimed },
    };
  }

  /** Called when the lead arrives. */
  claim(leadId: string): void {
    const ids = this.#ofLead.get(leadId);
    if (this.#claimed.has(leadId) || ids === undefined) return;
    for (const id of ids) this.#countUnclaimed(id, -1);
    this.#claimed.add(leadId);
  }

  #loaded(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    const names = existsSync(this.#folder) ? await readdir(this.#folder) : [];
    const ids = names
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length));
    const found: [string, Upload][] = [];
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const some = ids.slice(from, from + READ_AT_ONCE);
      const uploads = await Promise.all(some.map((id) => this.#files.get(id)));
      for (const [at, upload] of uploads.entries()) {
        const id = some[at];
        if (id !== undefined && upload !== undefined) found.push([id, upload]);
      }
    }
    this.#entries.clear();
    for (const [id, upload] of found) this.#add(id, upload);
    for (const leadId of await this.#knownLeads([...this.#ofLead.keys()])) this.claim(leadId);
  }

  #add(id: string, upload: Upload): void {
    this.#forget(id);
    const { leadId } = partsOfPhotoId(id);
    const sender = upload.metadata?.['sender'] ?? '';
    const others = this.#ofLead.get(leadId) ?? new Set();
    this.#ofLead.set(leadId, others.add(id));
    this.#ofSender.set(sender, (this.#ofSender.get(sender) ?? 0) + 1);
    this.#entries.set(id, { upload, leadId, sender, bytes: countedBytes(upload.size ?? 0) });
    if (!this.#claimed.has(leadId)) this.#countUnclaimed(id, 1);
  }

  #forget(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    const { leadId, sender } = entry;
    if (!this.#claimed.has(leadId)) this.#countUnclaimed(id, -1);
    this.#entries.delete(id);
    const others = this.#ofLead.get(leadId);
    others?.delete(id);
    if (others?.size === 0) {
      this.#ofLead.delete(leadId);
      this.#claimed.delete(leadId);
    }
    const left = (this.#ofSender.get(sender) ?? 0) - 1;
    if (left > 0) this.#ofSender.set(sender, left);
    else this.#ofSender.delete(sender);
  }

  #countUnclaimed(id: string, sign: 1 | -1): void {
    this.#unclaimed.count += sign;
    this.#unclaimed.bytes += sign * (this.#entries.get(id)?.bytes ?? 0);
  }
}
