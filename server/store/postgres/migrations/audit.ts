import { POSTGRES } from '../../migrations/dialect.ts';
import { audit } from '../../migrations/people.ts';

/** Entries cannot be changed, and are deleted only when they are two years old. */
export const auditLog = `${audit(POSTGRES)}
CREATE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < to_char((now() AT TIME ZONE 'UTC') - interval '2 years', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;
CREATE TRIGGER audit_unchanged BEFORE UPDATE OR DELETE ON audit FOR EACH ROW
EXECUTE FUNCTION audit_append_only();
CREATE TRIGGER audit_not_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT
EXECUTE FUNCTION audit_append_only();
`;
