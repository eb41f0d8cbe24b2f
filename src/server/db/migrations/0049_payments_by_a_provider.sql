CREATE TABLE "charges" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_id" text,
	"code" text,
	"url" text,
	"expires_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"make_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_order_id_kind_attempt_pk" PRIMARY KEY("order_id","kind","attempt"),
	CONSTRAINT "charges_kind_known" CHECK ("charges"."kind" in ('pix', 'card')),
	CONSTRAINT "charges_amount_positive" CHECK ("charges"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('open', 'approved', 'disputed', 'charged_back', 'refunded', 'ended')),
	CONSTRAINT "payments_amounts_not_negative" CHECK ("payments"."amount_cents" >= 0 and "payments"."refunded_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_account" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed_token" text NOT NULL,
	"sealed_webhook_secret" text,
	"holder" text NOT NULL,
	"token_refused_at" timestamp with time zone,
	"owners_told_at" timestamp with time zone,
	"active" boolean NOT NULL,
	"pix_minutes" integer NOT NULL,
	"card_instalments" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_account_single_row" CHECK ("payment_account"."id" = 1),
	CONSTRAINT "payment_account_pix_minutes" CHECK ("payment_account"."pix_minutes" between 30 and 43200),
	CONSTRAINT "payment_account_instalments" CHECK ("payment_account"."card_instalments" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_mark" text;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_to_make" ON "charges" USING btree ("make_at") WHERE "charges"."make_at" is not null;--> statement-breakpoint
CREATE INDEX "charges_to_check" ON "charges" USING btree ("check_at") WHERE "charges"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notices_due" ON "payment_notices" USING btree ("ask_at");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_payment_marked" ON "orders" USING btree ("created_at","id") WHERE "orders"."payment_mark" is not null and "orders"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_mark_known" CHECK ("orders"."payment_mark" in ('underpaid', 'overpaid', 'partly_refunded', 'refunded', 'disputed', 'charged_back'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_marked_is_unpaid" CHECK (num_nonnulls("orders"."paid_at", "orders"."payment_mark") <= 1);