ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("created_at","id") WHERE "orders"."paid_at" is not null and "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","id") WHERE "orders"."paid_at" is null and "orders"."deleted_at" is null;