-- Results of the feed that contradict themselves wait in the hold for a person, beside those that an operator has typed.
ALTER TABLE result_hold
  -- An operator has entered a result, which stands; else the word of the feed waits alone.
  ADD COLUMN typed boolean NOT NULL DEFAULT true,
  -- Why the word that waits is not believed; null where it is.
  ADD COLUMN doubt text;
