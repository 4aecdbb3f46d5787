import type { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';
import { storedEnvelope } from '../../lead-rows.ts';
import { searchText } from '#contract/admin/search-words.ts';

const leadRow = z.object({ seq: z.int(), receipt: z.string(), envelope: z.string() });

// `secure-delete`: erases the words of an erased lead from the index too.
const INDEX = `
CREATE VIRTUAL TABLE lead_search USING fts5 (search_text, content = 'leads', content_rowid = 'seq',
  detail = none, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0');
INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 1);
INSERT INTO lead_search (lead_search) VALUES ('rebuild');

CREATE TRIGGER lead_words_added AFTER INSERT ON leads BEGIN
  INSERT INTO lead_search (rowid, search_text) VALUES (NEW.seq, NEW.search_text);
END;
CREATE TRIGGER lead_words_removed AFTER DELETE ON leads BEGIN
  INSERT INTO lead_search (lead_search, rowid, search_text) VALUES ('delete', OLD.seq, OLD.search_text);
END;
CREATE TRIGGER lead_words_changed AFTER UPDATE OF search_text ON leads
WHEN OLD.search_text <> NEW.search_text BEGIN
  INSERT INTO lead_search (lead_search, rowid, search_text) VALUES ('delete', OLD.seq, OLD.search_text);
  INSERT INTO lead_search (rowid, search_text) VALUES (NEW.seq, NEW.search_text);
END;
`;

/** A full-text index of all leads instead of a scan. */
export function addSearch(database: DatabaseSync): void {
  const leads = database.prepare(
    `SELECT seq, receipt, envelope FROM leads
     JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
     WHERE seq > ? ORDER BY seq LIMIT 1`,
  );
  const save = database.prepare('UPDATE leads SET search_text = ? WHERE seq = ?');
  let last = 0;
  for (;;) {
    const row = leads.get(last);
    if (row === undefined) break;
    const { seq, receipt, envelope } = leadRow.parse(row);
    save.run(searchText(storedEnvelope(envelope), receipt), seq);
    last = seq;
  }
  database.exec(INDEX);
}
