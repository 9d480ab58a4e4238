-- Every command of a member in a room by its key: the same one again does nothing more, another one under its key is refused.

ALTER TABLE tournament_join RENAME TO tournament_command;
ALTER TABLE tournament_command
  -- Null for joins of before.
  ADD COLUMN request_hash text,
  -- Of the address that joined a free room; kept after the member has gone.
  ADD COLUMN address_hash bytea;
CREATE INDEX tournament_command_of_room ON tournament_command (room_id, account_id);
ALTER TABLE tournament_entry DROP COLUMN address_hash;

-- Shares of the pool by the number of players, as the brand had them; null for those of the product.
ALTER TABLE tournament_room ADD COLUMN shares jsonb;

