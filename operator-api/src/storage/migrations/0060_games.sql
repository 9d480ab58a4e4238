-- Third-party games as the providers' catalogues list them.

CREATE TABLE game_provider (
  provider_id text PRIMARY KEY,
  name text NOT NULL,
  -- Its place in lists of providers.
  place integer NOT NULL
);

CREATE TABLE game (
  game_id text PRIMARY KEY,
  provider_id text NOT NULL REFERENCES game_provider,
  name text NOT NULL,
  category text NOT NULL
    CHECK (category IN ('slots', 'mini', 'fishing', 'casino', 'lottery', 'esports', 'others')),
  image text,
  -- What is drawn where there is no image: a motif in two hues, varied by the seed.
  motif text,
  hue smallint NOT NULL CHECK (hue BETWEEN 0 AND 359),
  hue2 smallint NOT NULL CHECK (hue2 BETWEEN 0 AND 359),
  seed integer NOT NULL,
  badge text CHECK (badge IN ('new', 'hot')),
  -- Hundredths of a percent.
  rtp integer CHECK (rtp BETWEEN 1 AND 10000),
  popularity integer NOT NULL,
  maintenance_from bigint,
  maintenance_until bigint,
  -- False when the provider no longer lists it; kept because bets and favourites name it.
  listed boolean NOT NULL,
  -- The operator's own switch; catalogues do not touch it.
  enabled boolean NOT NULL DEFAULT true,
  CHECK (maintenance_from < maintenance_until)
);

CREATE INDEX game_of_lobby ON game (category, popularity DESC) WHERE listed;

