-- Score of the part that a leg is about (a quarter, a set, an inning), known once it is settled. Null for legs about the whole
-- match or its first half, whose scores stand beside it.
ALTER TABLE bet_leg ADD COLUMN part_score int[];
