-- Rooms, the matches they are about, and who has joined.

CREATE TABLE tournament_room (
  room_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
  -- Which of the house's rooms this is; null when a member made it.
  slot text,
  name text NOT NULL,
  owner text NOT NULL,
  -- 1 public, 2 private, 3 free.
  room_type smallint NOT NULL CHECK (room_type IN (1, 2, 3)),
  -- A open, 0 active, 1 closed, 2 cancelled, 3 ended, 4 betting stopped.
  status text NOT NULL CHECK (status IN ('A', '0', '1', '2', '3', '4')),
  currency text NOT NULL,
  -- What joining costs.
  room_rate bigint NOT NULL,
  -- What the operator puts into the pool.
  funded_pool bigint NOT NULL CHECK (funded_pool >= 0),
  room_limit integer NOT NULL CHECK (room_limit BETWEEN 3 AND 30),
  -- Kick-off of the first of its matches and of the last.
  start_at bigint NOT NULL,
  last_start_at bigint NOT NULL,
  created_at bigint NOT NULL,
  CHECK (start_at <= last_start_at),
  CHECK (CASE room_type WHEN 3 THEN room_rate = 0 ELSE room_rate BETWEEN 1000 AND 100000 END)
);

-- Two processes that fill the same slot at once make one room.
CREATE UNIQUE INDEX tournament_room_of_slot ON tournament_room (currency, slot)
  WHERE slot IS NOT NULL AND status IN ('A', '0');
CREATE INDEX tournament_room_unfinished ON tournament_room (currency) WHERE status IN ('A', '0', '1', '4');
CREATE INDEX tournament_room_recent ON tournament_room (currency, last_start_at);

CREATE TABLE tournament_room_match (
  room_id bigint NOT NULL REFERENCES tournament_room,
  match_id bigint NOT NULL,
  league text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  kickoff bigint NOT NULL,
  PRIMARY KEY (room_id, match_id)
);

CREATE TABLE tournament_entry (
  room_id bigint NOT NULL REFERENCES tournament_room,
  account_id text NOT NULL,
  joined_at bigint NOT NULL,
  PRIMARY KEY (room_id, account_id)
);

