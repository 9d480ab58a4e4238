-- How play stood when a bet was struck, as far as the rules of its sport look at it while the bet waits.

-- Score of the running part (games of a set, points of a game), and the chance of the selection by its price in hundredths
-- of a percent. Null before the match, and where they were not known.
ALTER TABLE bet_leg ADD COLUMN part_at_bet int[];
ALTER TABLE bet_leg ADD COLUMN chance_at_bet int;

-- Behind the other fields: the API writes them in this order. No released version writes fewer.
ALTER TYPE bet_order_leg ADD ATTRIBUTE part_at_bet int[];
ALTER TYPE bet_order_leg ADD ATTRIBUTE chance_at_bet int;
