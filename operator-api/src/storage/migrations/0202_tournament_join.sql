-- Commands by which members joined rooms: the same one again joins nothing, also after the member has gone.

CREATE TABLE tournament_join (
  account_id text NOT NULL,
  idem_key text NOT NULL,
  room_id bigint NOT NULL REFERENCES tournament_room,
  at bigint NOT NULL,
  PRIMARY KEY (account_id, idem_key)
);
REVOKE UPDATE, DELETE ON tournament_join FROM touchline_app;
