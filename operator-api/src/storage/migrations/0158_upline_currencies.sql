-- Currencies in which members below an upline may play; null where it names none and those of the upline above hold.
ALTER TABLE upline ADD COLUMN currencies text[] CHECK (cardinality(currencies) > 0);
