CREATE TABLE "product_days" (
	"day" date PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_subcategory";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_name_trigrams";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_plain" text GENERATED ALWAYS AS (plain_text("name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('portuguese'::regconfig, regexp_replace(plain_text("name"), '[^a-z0-9]+', ' ', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "product_words_trigrams" ON "product_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_words_empty" ON "product_words" USING btree ("word") WHERE "product_words"."products" = 0;--> statement-breakpoint
CREATE INDEX "products_subcategory_newest" ON "products" USING btree ("subcategory_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_subcategory_price" ON "products" USING btree ("subcategory_id","price_cents","id");--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin ("name_vector");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_plain","id");--> statement-breakpoint
CREATE INDEX "products_name_trigrams" ON "products" USING gin ("name_plain" gin_trgm_ops);