CREATE TABLE "size_guides" (
	"category_id" text PRIMARY KEY NOT NULL,
	"guide" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
DROP INDEX "products_category_price";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_subcategory_newest";--> statement-breakpoint
DROP INDEX "products_subcategory_price";--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "published" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "on_offer" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "product_counts" SET "published" = "products";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "former_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_on_offer" boolean GENERATED ALWAYS AS ("former_price_cents" is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_notes" text;--> statement-breakpoint
ALTER TABLE "size_guides" ADD CONSTRAINT "size_guides_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_offers_newest" ON "products" USING btree ("is_on_offer","created_at","id","status");--> statement-breakpoint
CREATE INDEX "products_offers_price" ON "products" USING btree ("is_on_offer","price_cents","id","status");--> statement-breakpoint
CREATE INDEX "products_to_publish" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","price_cents","id","status");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price_cents","id","status");--> statement-breakpoint
CREATE INDEX "products_subcategory_newest" ON "products" USING btree ("subcategory_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "products_subcategory_price" ON "products" USING btree ("subcategory_id","price_cents","id","status");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_former_price_higher" CHECK ("products"."former_price_cents" > "products"."price_cents");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_status_known" CHECK ("products"."status" in ('draft', 'published', 'hidden'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_only_drafts_wait" CHECK ("products"."publish_at" is null or "products"."status" = 'draft');