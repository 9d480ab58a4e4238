-- What operators say to everybody, and the switches that they turn.

-- Texts by language; `en` is always there and stands in for the others.
CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  special boolean NOT NULL DEFAULT false,
  texts jsonb NOT NULL CHECK (texts ? 'en'),
  at bigint NOT NULL,
  until bigint
);

-- Switches that operators turn while the server runs.
CREATE TABLE operator_setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);
