-- The indexes need the function before the files of functions are applied; its present form stands there.
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
$$;--> statement-breakpoint
DROP INDEX "customer_directory_search";--> statement-breakpoint
DROP INDEX "orders_customer_trigrams";--> statement-breakpoint
DROP INDEX "customers_name";--> statement-breakpoint
DROP INDEX "customers_name_trigrams";--> statement-breakpoint
CREATE TABLE "customer_texts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
-- Dropping an index has locked the directory, so that no row is added to it before its triggers keep the texts.
INSERT INTO "customer_texts" SELECT "id", "search_text" FROM "customer_directory";--> statement-breakpoint
ALTER TABLE "customer_texts" ADD CONSTRAINT "customer_texts_customer_id_customer_directory_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_directory"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_texts_grams" ON "customer_texts" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_customer_grams" ON "orders" USING gin (search_grams("customer_plain")) WITH (fastupdate=false) WHERE "orders"."deleted_at" is null;