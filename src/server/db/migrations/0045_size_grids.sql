CREATE TABLE "size_grids" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"guide" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "size_grids_name_filled" CHECK (length(btrim("size_grids"."name")) > 0)
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_size_known";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "size_grid_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_grid_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "size_grids_name_once" ON "size_grids" USING btree (plain_text("name"));--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_size_grid_id_size_grids_id_fk" FOREIGN KEY ("size_grid_id") REFERENCES "public"."size_grids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_grid_id_size_grids_id_fk" FOREIGN KEY ("size_grid_id") REFERENCES "public"."size_grids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_size_grid" ON "products" USING btree ("size_grid_id") WHERE "products"."size_grid_id" is not null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_size_filled" CHECK (length(btrim("order_items"."size")) between 1 and 12);--> statement-breakpoint
-- The sets that sellers of shirts use most. They are for owners to assign, change or delete: no product has one yet. Ids and
-- time are fixed, so that a backup of an older version becomes the same shop wherever it is restored.
INSERT INTO "size_grids" ("id", "name", "sizes", "created_at", "updated_at")
SELECT id::uuid, name,
  (SELECT jsonb_agg(jsonb_build_object('label', label, 'surchargeCents', 0) ORDER BY place)
   FROM unnest(labels) WITH ORDINALITY AS listed (label, place)),
  '2026-11-18T00:00:00Z', '2026-11-18T00:00:00Z'
FROM (VALUES
  ('7d0b6c0e-3f1a-4c55-9a57-1f2c5b8e0a01', 'Adulto', ARRAY['PP', 'P', 'M', 'G', 'GG', '2XL', '3XL', '4XL']),
  ('7d0b6c0e-3f1a-4c55-9a57-1f2c5b8e0a02', 'Feminina', ARRAY['PP', 'P', 'M', 'G', 'GG']),
  ('7d0b6c0e-3f1a-4c55-9a57-1f2c5b8e0a03', 'Infantil', ARRAY['2 anos', '4 anos', '6 anos', '8 anos', '10 anos', '12 anos', '14 anos', '16 anos']),
  ('7d0b6c0e-3f1a-4c55-9a57-1f2c5b8e0a04', 'Conjunto', ARRAY['16', '18', '20', '22', '24', '26', '28'])
) AS ready (id, name, labels);
