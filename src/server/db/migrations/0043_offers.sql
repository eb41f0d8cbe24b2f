CREATE TABLE "offer_customers" (
	"offer_id" uuid NOT NULL,
	"customer" text NOT NULL,
	"uses" integer NOT NULL,
	"max_uses" integer NOT NULL,
	CONSTRAINT "offer_customers_offer_id_customer_pk" PRIMARY KEY("offer_id","customer"),
	CONSTRAINT "offer_customers_uses_within_limit" CHECK ("offer_customers"."uses" <= "offer_customers"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"benefit" jsonb NOT NULL,
	"category_ids" text[] NOT NULL,
	"minimum_cents" integer,
	"stacks" boolean NOT NULL,
	"active" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_uses_within_limit" CHECK ("offers"."max_uses" is null or "offers"."uses" <= "offers"."max_uses")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounts" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pix_cents" integer;--> statement-breakpoint
ALTER TABLE "order_deltas" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "folded_sales_days" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_customers" ADD CONSTRAINT "offer_customers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_customers_customer" ON "offer_customers" USING btree ("customer");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_code_once" ON "offers" USING btree ("code") WHERE "offers"."code" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_offer" ON "orders" USING gin ("discounts" jsonb_path_ops) WITH (fastupdate=false) WHERE "orders"."discounts" is not null and "orders"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount_within_price" CHECK ("order_items"."discount_cents" between 0 and "order_items"."quantity"::bigint * "order_items"."unit_price_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_not_negative" CHECK ("orders"."discount_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pix_not_above_total" CHECK ("orders"."pix_cents" between 0 and "orders"."total_cents");