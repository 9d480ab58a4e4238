-- What had changed since a bet was sent, when that rejected it: `RejectedBy` of the contracts. Null for bets that were not
-- rejected, or by nothing that has a figure, and for those that were rejected before it was kept.
ALTER TABLE bet ADD COLUMN rejected_by jsonb;
