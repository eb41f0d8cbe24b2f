ALTER TABLE "order_deltas" ADD COLUMN "delivery_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "folded_sales_days" ADD COLUMN "delivery_cents" bigint DEFAULT 0 NOT NULL;