DROP INDEX "orders_customer_name";--> statement-breakpoint
DROP INDEX "orders_customer_trigrams";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_plain" text GENERATED ALWAYS AS (plain_text("customer")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_customer_name" ON "orders" USING btree ("customer_plain","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer_trigrams" ON "orders" USING gin ("customer_plain" gin_trgm_ops) WHERE "orders"."deleted_at" is null;