-- Rooms that members make and play: their PIN, who has joined from where, what was picked, what was paid.

ALTER TABLE tournament_room
  -- The member who made it; null for the house.
  ADD COLUMN owner_id text REFERENCES member,
  -- Key of the command that made it.
  ADD COLUMN create_key text,
  ADD COLUMN pin_salt bytea,
  ADD COLUMN pin_hash bytea,
  -- Percent of the fees that the house keeps.
  ADD COLUMN rake_percent int NOT NULL DEFAULT 10 CHECK (rake_percent BETWEEN 0 AND 100),
  -- How often its prizes were paid: more than once after corrected results.
  ADD COLUMN revision int NOT NULL DEFAULT 0,
  ADD COLUMN ended_at bigint,
  -- Newest recorded result that its prizes are reckoned by.
  ADD COLUMN results_at bigint NOT NULL DEFAULT 0;
-- Bounds of fees are those of the brand in the scale of the currency.
ALTER TABLE tournament_room DROP CONSTRAINT tournament_room_check1;
ALTER TABLE tournament_room ADD CONSTRAINT tournament_room_fee CHECK ((room_type = 3) = (room_rate = 0) AND room_rate >= 0);
ALTER TABLE tournament_room ADD CONSTRAINT tournament_room_pin CHECK ((room_type = 2) = (pin_hash IS NOT NULL));
CREATE UNIQUE INDEX tournament_room_of_command ON tournament_room (owner_id, create_key) WHERE create_key IS NOT NULL;
CREATE UNIQUE INDEX tournament_private_room ON tournament_room (owner_id)
  WHERE room_type = 2 AND status IN ('A', '0', '1', '4');
CREATE INDEX tournament_room_ended ON tournament_room (ended_at) WHERE status = '3';

ALTER TABLE tournament_entry
  -- Of the address that it came from, for free rooms.
  ADD COLUMN address_hash bytea,
  ADD COLUMN place int,
  -- Before the newest result.
  ADD COLUMN place_before int;
CREATE INDEX tournament_entry_of_member ON tournament_entry (account_id, joined_at);

-- Points on a selection of one match, or of several (Tournament+). Points in hundredths.
CREATE TABLE tournament_pick (
  pick_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES tournament_room,
  account_id text NOT NULL,
  -- Null for Tournament+.
  match_id bigint,
  -- match_id, bet_type, selection, line, odds and result of each.
  legs jsonb NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  possible bigint NOT NULL,
  -- Null until every leg is decided.
  returned bigint,
  won boolean NOT NULL DEFAULT false,
  idem_key text NOT NULL,
  at bigint NOT NULL,
  FOREIGN KEY (room_id, account_id) REFERENCES tournament_entry,
  UNIQUE (room_id, account_id, idem_key)
);
CREATE UNIQUE INDEX tournament_pick_of_match ON tournament_pick (room_id, account_id, match_id) WHERE match_id IS NOT NULL;
CREATE INDEX tournament_pick_of_member ON tournament_pick (account_id, at);

CREATE TABLE tournament_event (
  room_id bigint NOT NULL REFERENCES tournament_room,
  n bigint GENERATED ALWAYS AS IDENTITY,
  at bigint NOT NULL,
  event text NOT NULL,
  account_id text,
  match_id bigint,
  score int[],
  PRIMARY KEY (room_id, n)
);

-- What each player of an ended room came to.
CREATE TABLE tournament_result (
  room_id bigint NOT NULL REFERENCES tournament_room,
  account_id text NOT NULL,
  place int NOT NULL,
  wins int NOT NULL,
  points bigint NOT NULL,
  prize bigint NOT NULL,
  -- Of the payment that holds.
  revision int NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (room_id, account_id)
);
CREATE INDEX tournament_result_of_member ON tournament_result (account_id, at);

CREATE TABLE tournament_refund (
  room_id bigint NOT NULL REFERENCES tournament_room,
  account_id text NOT NULL,
  joined_at bigint NOT NULL,
  reason text NOT NULL CHECK (reason IN ('left', 'cancelled')),
  amount bigint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (room_id, account_id, joined_at)
);
CREATE INDEX tournament_refund_of_member ON tournament_refund (account_id, at);

-- Wrong PINs since the last pause.
CREATE TABLE tournament_guess (
  room_id bigint NOT NULL REFERENCES tournament_room,
  account_id text NOT NULL,
  wrong int NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (room_id, account_id)
);

-- What happened and what was refunded is never changed.
REVOKE UPDATE, DELETE ON tournament_event, tournament_refund FROM touchline_app;
REVOKE DELETE ON tournament_result, tournament_guess FROM touchline_app;
