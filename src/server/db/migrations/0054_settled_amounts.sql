ALTER TABLE "orders" ADD COLUMN "settled_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_pix_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_settled_whole" CHECK (num_nulls("orders"."settled_cents", "orders"."settled_pix_cents") in (0, 2));--> statement-breakpoint
-- Orders that were marked by hand: no provider has reported a payment of them.
UPDATE "orders" SET "settled_cents" = "total_cents", "settled_pix_cents" = coalesce("pix_cents", "total_cents")
WHERE "paid_at" IS NOT NULL AND NOT EXISTS (SELECT FROM "payments" WHERE "payments"."order_id" = "orders"."id");
