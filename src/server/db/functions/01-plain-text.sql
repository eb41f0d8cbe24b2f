-- The text that a search compares: without accents and in lower case. unaccent() itself is only STABLE, since its
-- dictionary could be edited, so indexes and generated columns refuse it; plain_text() promises that the dictionary stays
-- as it is. Indexes and generated columns store the results: a change of it needs a migration that rewrites them.
-- In PL/pgSQL, because a function in SQL would be planned anew for each statement.

-- The extension's schema is looked up because some managed servers install extensions in a schema of their own.
DO $do$
DECLARE
  extension_schema text := (
    SELECT n.nspname FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent'
  );
BEGIN
  EXECUTE format(
    $create$
      CREATE OR REPLACE FUNCTION public.plain_text(value text) RETURNS text
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $function$
      BEGIN
        RETURN pg_catalog.lower(%1$I.unaccent(%2$L::pg_catalog.regdictionary, value) COLLATE "und-x-icu");
      END
      $function$
    $create$,
    extension_schema,
    format('%I.unaccent', extension_schema)
  );
END
$do$;
