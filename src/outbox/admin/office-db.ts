import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The product's name, not the firm's, like the database of visitors' phones. */
const DB_NAME = 'ashlar-office';
const DB_VERSION = 4;

type OfficeSchema = DBSchema & {
  /** `unknown` on purpose: rows are validated when read. */
  leads: { key: string; value: unknown };
  facts: { key: string; value: unknown };
  /** Thumbnails of photos as data URLs, by lead and hash: the security policy allows no `blob:`. */
  thumbnails: { key: string; value: unknown };
  /** The owner's changes that the server has not confirmed, in the order in which they were made. */
  changes: { key: number; value: unknown };
  /** Messages with leads that the server has not confirmed, by the id of each. */
  messages: { key: string; value: unknown };
  /** Entries of the website that are being edited or wait to be sent, by the id of each. */
  website: { key: string; value: unknown };
  /** ArrayBuffers of their pictures: WebKit has lost and corrupted Blobs in its databases. */
  websitePictures: { key: string; value: unknown };
};

let opening: Promise<IDBPDatabase<OfficeSchema>> | null = null;

/** The database of the owner's app. Rejects if storage is refused. */
export function connected(): Promise<IDBPDatabase<OfficeSchema>> {
  opening ??= openDB<OfficeSchema>(DB_NAME, DB_VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('leads');
        db.createObjectStore('facts');
      }
      if (oldVersion < 2) {
        db.createObjectStore('thumbnails');
        db.createObjectStore('changes', { autoIncrement: true });
      }
      if (oldVersion < 3) db.createObjectStore('messages');
      db.createObjectStore('website');
      db.createObjectStore('websitePictures');
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}
