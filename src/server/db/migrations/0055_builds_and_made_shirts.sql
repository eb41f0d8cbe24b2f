CREATE TABLE "made_shirts" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "made_shirts_order_id_position_unit_pk" PRIMARY KEY("order_id","position","unit"),
	CONSTRAINT "made_shirts_unit_not_negative" CHECK ("made_shirts"."unit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "build_height" smallint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "build_weight" smallint;--> statement-breakpoint
ALTER TABLE "made_shirts" ADD CONSTRAINT "made_shirts_order_id_position_order_items_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_items"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_items_build" ON "order_items" USING btree ("product_id") WHERE "order_items"."build_height" is not null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_build_whole" CHECK (num_nulls("order_items"."build_height", "order_items"."build_weight") in (0, 2));