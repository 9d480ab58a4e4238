-- Which results picks are graded by. Times do not say so: results that are recorded at once may share one.

ALTER TABLE tournament_room_match ADD COLUMN result_revision int NOT NULL DEFAULT 0;
ALTER TABLE tournament_room DROP COLUMN results_at;
