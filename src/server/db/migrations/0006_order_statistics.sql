CREATE TABLE "customers" (
	"whatsapp" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"orders" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"completed_total_cents" bigint NOT NULL,
	"first_order_at" timestamp with time zone NOT NULL,
	"last_order_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sales" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"units" integer NOT NULL,
	"total_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "sales_days_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_known";--> statement-breakpoint
DROP INDEX "orders_whatsapp";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_status_newest";--> statement-breakpoint
DROP INDEX "orders_user_newest";--> statement-breakpoint
DROP INDEX "orders_unopened";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "product_sales" ADD CONSTRAINT "product_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("last_order_at","whatsapp");--> statement-breakpoint
CREATE INDEX "customers_first" ON "customers" USING btree ("first_order_at");--> statement-breakpoint
CREATE INDEX "customers_total" ON "customers" USING btree ("total_cents","whatsapp");--> statement-breakpoint
CREATE INDEX "customers_orders" ON "customers" USING btree ("orders","whatsapp");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree (plain_text("name"),"whatsapp");--> statement-breakpoint
CREATE INDEX "customers_name_trigrams" ON "customers" USING gin (plain_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_sales_best" ON "product_sales" USING btree ("units","product_id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_cents","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer_name" ON "orders" USING btree (plain_text("customer"),"id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer_trigrams" ON "orders" USING gin (plain_text("customer") gin_trgm_ops) WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_whatsapp","created_at","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_deleted" ON "orders" USING btree ("deleted_at","id") WHERE "orders"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","created_at","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_user_newest" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_unopened" ON "orders" USING btree ("created_at","id") WHERE "orders"."opened_at" is null and "orders"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_filled" CHECK (length("orders"."status") between 1 and 40);