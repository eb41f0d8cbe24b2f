CREATE TABLE "customer_accounts" (
	"user_id" uuid NOT NULL,
	"whatsapp" text NOT NULL,
	CONSTRAINT "customer_accounts_user_id_whatsapp_pk" PRIMARY KEY("user_id","whatsapp")
);
--> statement-breakpoint
CREATE TABLE "customer_directory" (
	"id" text PRIMARY KEY NOT NULL,
	"whatsapp" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"emails" text NOT NULL,
	"orders" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"completed_total_cents" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_order_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_notes_version_positive" CHECK ("customer_notes"."version" >= 1)
);
--> statement-breakpoint
DROP INDEX "newsletter_newest";--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD CONSTRAINT "customer_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_accounts_whatsapp" ON "customer_accounts" USING btree ("whatsapp");--> statement-breakpoint
CREATE INDEX "customer_directory_last" ON "customer_directory" USING btree (coalesce("last_order_at", timestamptz 'epoch'),"id");--> statement-breakpoint
CREATE INDEX "customer_directory_orders" ON "customer_directory" USING btree ("orders","id");--> statement-breakpoint
CREATE INDEX "customer_directory_total" ON "customer_directory" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "customer_directory_name" ON "customer_directory" USING btree (plain_text("name"),"id");--> statement-breakpoint
CREATE INDEX "customer_directory_search" ON "customer_directory" USING gin (plain_text("name" || ' ' || "emails" || ' ' || "whatsapp") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_status_newest" ON "newsletter_subscribers" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_email_trigrams" ON "newsletter_subscribers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter_subscribers" USING btree ("created_at","id");