/**
 * Marks a change for a member, or for all members below an upline. The row of the audit notifies the open pages of a
 * named member within a second, those below an upline as many at a time as the server can answer (`member-news`);
 * a page that missed it learns it with its next question for the balance.
 */
export const RAISE_PROFILES = `
  WITH RECURSIVE below AS (
    SELECT id FROM upline WHERE id = $1
    UNION ALL
    SELECT u.id FROM upline u JOIN below ON u.parent_id = below.id
  )
  UPDATE member SET profile_rev = profile_rev + 1 WHERE id = $1 OR agent_id IN (SELECT id FROM below)`
