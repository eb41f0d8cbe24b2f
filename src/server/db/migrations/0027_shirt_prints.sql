CREATE TABLE "product_prints" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"image_id" uuid NOT NULL,
	"picture_width" integer NOT NULL,
	"picture_height" integer NOT NULL,
	"area" jsonb NOT NULL,
	"font" text NOT NULL,
	"curve" text NOT NULL,
	"color" text NOT NULL,
	"outline" text,
	CONSTRAINT "product_prints_size_positive" CHECK ("product_prints"."picture_width" > 0 and "product_prints"."picture_height" > 0),
	CONSTRAINT "product_prints_colors" CHECK ("product_prints"."color" ~ '^#[0-9a-f]{6}$' and coalesce("product_prints"."outline", '#000000') ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "print" jsonb;--> statement-breakpoint
ALTER TABLE "product_prints" ADD CONSTRAINT "product_prints_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prints" ADD CONSTRAINT "product_prints_image_id_image_metadata_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image_metadata"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prints_image" ON "product_prints" USING btree ("image_id");