-- By which rows that are past their time are found (`forget_past`): as many as are taken away at once, and no others.
CREATE INDEX bet_key_abandoned_at ON bet_key_abandoned (at);
CREATE INDEX login_nonce_expires ON login_nonce (expires_at);
CREATE INDEX launch_token_expires ON launch_token (expires_at);
CREATE INDEX known_device_seen ON known_device (seen_at);
CREATE INDEX message_mark_at ON message_mark (at);
