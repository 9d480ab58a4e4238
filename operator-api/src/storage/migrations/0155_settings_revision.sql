-- Rises with every save of a member's settings: of two answers a page can tell which one is newer.
ALTER TABLE member ADD COLUMN settings_rev int NOT NULL DEFAULT 0;
GRANT UPDATE (settings_rev) ON member TO touchline_app;
