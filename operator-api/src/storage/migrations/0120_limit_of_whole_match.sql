-- Corners and bookings of a match are bet on as matches of their own: what is at risk on them counts towards the limit of
-- the match that they are a part of.

-- The match that the leg's is a part of; null for one that is none's.
ALTER TABLE bet_leg ADD COLUMN parent_id bigint;
-- What a member has at risk on the parts of a match; legs of whole matches are not in it.
CREATE INDEX bet_leg_open_of_parent ON bet_leg (parent_id, member_id) WHERE open AND parent_id IS NOT NULL;

-- Behind the other fields: the API writes them in this order. No released version writes fewer.
ALTER TYPE bet_order_leg ADD ATTRIBUTE parent_id bigint;
