CREATE TABLE "order_steps" (
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reached_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"messaged_at" timestamp with time zone,
	CONSTRAINT "order_steps_order_id_step_pk" PRIMARY KEY("order_id","step")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "step" text DEFAULT 'to_do' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_code" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_step" ON "orders" USING btree ("step","created_at","id") WHERE "orders"."status" = 'pending' and "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree ("promised_on") WHERE "orders"."promised_on" is not null and "orders"."status" = 'pending' and "orders"."step" <> 'delivered' and "orders"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_step_known" CHECK ("orders"."step" in ('to_do', 'in_production', 'ready', 'sent', 'delivered'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised_days_not_negative" CHECK ("orders"."promised_days" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promise_counts" CHECK ("orders"."promised_on" is null or "orders"."promised_days" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_carrier_has_code" CHECK ("orders"."carrier" is null or "orders"."tracking_code" is not null);