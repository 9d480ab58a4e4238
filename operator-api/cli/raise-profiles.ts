/** Lets pages learn with their next question for the balance of what changed for a member, or for all members below an upline. */
export const RAISE_PROFILES = `
  WITH RECURSIVE below AS (
    SELECT id FROM upline WHERE id = $1
    UNION ALL
    SELECT u.id FROM upline u JOIN below ON u.parent_id = below.id
  )
  UPDATE member SET profile_rev = profile_rev + 1 WHERE id = $1 OR agent_id IN (SELECT id FROM below)`
