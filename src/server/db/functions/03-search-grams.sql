-- What the back-office's search of people looks up: each word's beginning and, from each further letter on, its next six
-- letters. A term of three letters or more is anywhere in a word if an entry begins with it; a shorter one is looked for at
-- beginnings only. Beginnings are marked: by '^' that of the whole text, by ' ' those of its other words.
-- Indexes store the results: a change needs a migration that rebuilds them, and one of search-grams.ts, which asks.
-- In PL/pgSQL, because every order calls it: a function in SQL would be planned anew for each statement.
CREATE OR REPLACE FUNCTION public.search_grams(value text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  word text;
  start text := '^';
  grams text[] := '{}';
BEGIN
  FOREACH word IN ARRAY pg_catalog.string_to_array(value, ' ') LOOP
    IF word <> '' THEN
      grams := grams || (start || pg_catalog.substr(word, 1, 6));
      FOR letter IN 2 .. pg_catalog.length(word) - 2 LOOP
        grams := grams || pg_catalog.substr(word, letter, 6);
      END LOOP;
    END IF;
    start := ' ';
  END LOOP;
  RETURN pg_catalog.array_to_tsvector(grams);
END
$$;
