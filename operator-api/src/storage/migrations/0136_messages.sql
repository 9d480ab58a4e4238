-- What operators tell members: announcements for many, and messages to one. Texts by language; `en` is always there and
-- stands in for the others.
CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('normal', 'special', 'personal')),
  -- Whose members read it; null for those of every brand.
  brand text,
  -- Whom a personal message is for.
  member_id text REFERENCES member,
  titles jsonb NOT NULL CHECK (titles ? 'en'),
  -- Empty when the title says all.
  bodies jsonb NOT NULL DEFAULT '{}' CHECK (bodies = '{}' OR bodies ? 'en'),
  -- From when it is shown; the history goes by it.
  at bigint NOT NULL,
  -- Until when it runs in the strip and pops up; it stays in the history.
  until bigint CHECK (until > at),
  -- Whether its title runs in the strip under the header.
  in_strip boolean NOT NULL DEFAULT true,
  -- It pops up once for each member; one with the same key counts as the same.
  popup_key text,
  -- When it was written, and taken back: then nobody sees it any more.
  written_at bigint NOT NULL,
  withdrawn_at bigint,
  CHECK ((kind = 'personal') = (member_id IS NOT NULL)),
  CHECK (kind <> 'personal' OR NOT in_strip)
);
CREATE INDEX message_of_member ON message (member_id, at DESC) WHERE member_id IS NOT NULL;
CREATE INDEX message_for_all ON message (at DESC) WHERE member_id IS NULL;
-- What is news, each second.
CREATE INDEX message_at ON message (at);
CREATE INDEX message_written ON message (written_at);
CREATE INDEX message_until ON message (until) WHERE until IS NOT NULL;
CREATE INDEX message_withdrawn ON message (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
-- Operators write them, through their commands.
REVOKE INSERT, UPDATE, DELETE ON message FROM touchline_app;

-- What members have said of single messages: read, or to be taken for unread. Without a row, announcements from before the
-- account was made are read, and all others are not.
CREATE TABLE message_mark (
  member_id text NOT NULL REFERENCES member,
  message_id bigint NOT NULL REFERENCES message,
  is_read boolean NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, message_id)
);

-- Pop-ups that a member has closed.
CREATE TABLE popup_seen (
  member_id text NOT NULL REFERENCES member,
  popup_key text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, popup_key)
);

-- Announcements were the strip alone. Their table goes with the next release: processes of the last one still read it.
INSERT INTO message (kind, titles, at, until, written_at)
SELECT CASE WHEN special THEN 'special' ELSE 'normal' END, texts, at, CASE WHEN until > at THEN until END, at
FROM announcement WHERE until IS NULL OR until > at ORDER BY id;
