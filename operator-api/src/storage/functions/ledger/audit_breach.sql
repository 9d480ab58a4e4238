/* Rows of the audit that were altered, or that stand behind one that was taken away; empty when all is well. */
CREATE OR REPLACE VIEW audit_breach AS
  SELECT id FROM (
    SELECT a.*, lag(hash, 1, ''::bytea) OVER (ORDER BY id) AS before FROM audit a
  ) chained
  WHERE hash <> audit_hash(before, at, actor, action, subject, details);
