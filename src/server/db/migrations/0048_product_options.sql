CREATE TABLE "product_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"place" text,
	"image_url" text,
	"is_offered" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_options_name_filled" CHECK (length(btrim("product_options"."name")) > 0),
	CONSTRAINT "product_options_price_not_negative" CHECK ("product_options"."price_cents" >= 0),
	CONSTRAINT "product_options_patch_whole" CHECK (("product_options"."place" is null) = ("product_options"."image_url" is null))
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "option_rules" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option_rules" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "patch_areas" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "options" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "product_options_name_once" ON "product_options" USING btree (plain_text("name"));--> statement-breakpoint
CREATE INDEX "products_options" ON "products" USING gin ("option_rules" jsonb_path_ops) WITH (fastupdate=false) WHERE "products"."option_rules" is not null;