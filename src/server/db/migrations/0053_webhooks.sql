CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"xact" bigint,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_waiting_is_due" CHECK (("webhook_deliveries"."state" = 'waiting') = ("webhook_deliveries"."attempt_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean NOT NULL,
	"off_reason" text,
	"sealed_secret" text NOT NULL,
	"sealed_old_secret" text,
	"old_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_wants_events" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_old_secret_ends" CHECK (num_nulls("webhook_endpoints"."sealed_old_secret", "webhook_endpoints"."old_secret_until") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_product_once" ON "webhook_deliveries" USING btree ("subject","xact","endpoint_id") WHERE "webhook_deliveries"."type" = 'product.changed' and "webhook_deliveries"."xact" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","attempt_at") WHERE "webhook_deliveries"."attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_given_up" ON "webhook_deliveries" USING btree ("endpoint_id") WHERE "webhook_deliveries"."state" = 'given_up';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");