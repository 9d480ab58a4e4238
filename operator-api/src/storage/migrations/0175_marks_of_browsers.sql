-- A browser whose login was answered into nothing still brings its former mark: that one stands until the new one is brought.
ALTER TABLE known_device ADD COLUMN replaced_by bytea;
