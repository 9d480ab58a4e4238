/*
 * A member belongs to one brand. The id says which: `garnet:demo` is the member `demo` of garnet, and the members of the
 * first brand, who came before there were others, go by their name alone. Ids are unique, so names are within a brand.
 */
ALTER TABLE member
  ADD COLUMN brand text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN position(':' IN id) > 0 THEN split_part(id, ':', 1) ELSE 'touchline' END) STORED,
  ADD COLUMN name text NOT NULL GENERATED ALWAYS AS (substr(id, position(':' IN id) + 1)) STORED,
  ADD CONSTRAINT member_id_is_brand_and_name CHECK (id ~ '^([a-z0-9][a-z0-9-]*:)?[^:]+$' AND id NOT LIKE 'touchline:%'),
  DROP CONSTRAINT member_nickname_key,
  ADD CONSTRAINT member_nickname_of_brand UNIQUE (brand, nickname);
