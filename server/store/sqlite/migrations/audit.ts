import { SQLITE } from '../../migrations/dialect.ts';
import { audit } from '../../migrations/people.ts';

const REFUSED = `SELECT RAISE(ABORT, 'The audit log is append-only.');`;

/** Entries cannot be changed, and are deleted only when they are two years old. */
export const auditLog = `${audit(SQLITE)}
CREATE TRIGGER audit_not_replaced BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id) BEGIN
  ${REFUSED}
END;
CREATE TRIGGER audit_not_changed BEFORE UPDATE ON audit BEGIN
  ${REFUSED}
END;
CREATE TRIGGER audit_not_deleted BEFORE DELETE ON audit
WHEN OLD.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 years') BEGIN
  ${REFUSED}
END;
`;
