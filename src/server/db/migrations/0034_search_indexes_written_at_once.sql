DROP INDEX "product_words_trigrams";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_name_search";--> statement-breakpoint
DROP INDEX "products_name_trigrams";--> statement-breakpoint
CREATE INDEX "product_words_trigrams" ON "product_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin ("name_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_name_trigrams" ON "products" USING gin ("name_plain" gin_trgm_ops) WITH (fastupdate=false);