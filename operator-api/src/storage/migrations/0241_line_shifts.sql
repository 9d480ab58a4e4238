-- How far the prices of a line are moved for what it would cost the house: by selection, in the order of its prices.
CREATE TABLE line_shift (
  line_id bigint PRIMARY KEY,
  steps int[] NOT NULL,
  at bigint NOT NULL
);
