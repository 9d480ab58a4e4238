-- What members log in with: nicknames that are set, passwords that are changed.

-- Names are compared in small letters. Letters are those of the English alphabet: it is a name to log in with.
ALTER TABLE member ADD CONSTRAINT member_nickname_form CHECK (nickname ~ '^[a-z0-9]{6,15}$');

-- When the session went on under another secret: whoever has the one before is out, and sockets begin anew.
ALTER TABLE session ADD COLUMN renewed_at bigint;
CREATE INDEX session_renewed ON session (renewed_at) WHERE renewed_at IS NOT NULL;
