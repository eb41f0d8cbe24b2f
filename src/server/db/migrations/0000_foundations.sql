-- Both are trusted extensions: the owner of the database may create them. Where a managed server forbids
-- even that, its administrator creates them once and these two lines find them there.
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- What a search compares: without accents, in lower case. unaccent() itself is only STABLE, since somebody
-- could edit its dictionary, and so is of no use in indexes and generated columns; this promises nobody does.
-- The extension's schema is looked up because some managed servers keep extensions in one of their own.
DO $migration$
DECLARE
  home text := (
    SELECT n.nspname FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent'
  );
BEGIN
  EXECUTE format(
    $create$
      CREATE OR REPLACE FUNCTION public.plain_text(value text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN pg_catalog.lower(%1$I.unaccent(%2$L::pg_catalog.regdictionary, value) COLLATE "und-x-icu")
    $create$,
    home,
    format('%I.unaccent', home)
  );
END
$migration$;
