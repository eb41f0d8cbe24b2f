CREATE TABLE "delivery_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"city" text,
	"active" boolean NOT NULL,
	"free_from_cents" integer,
	"free_from_units" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_methods_kind_known" CHECK ("delivery_methods"."kind" in ('pickup', 'local', 'table')),
	CONSTRAINT "delivery_methods_city_of_local" CHECK ("delivery_methods"."kind" <> 'local' or "delivery_methods"."city" is not null)
);
--> statement-breakpoint
CREATE TABLE "delivery_rates" (
	"method_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cep_from" text,
	"cep_to" text,
	"state" text,
	"district" text,
	"over_grams" integer NOT NULL,
	"up_to_grams" integer,
	"price_cents" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "delivery_rates_method_id_position_pk" PRIMARY KEY("method_id","position"),
	CONSTRAINT "delivery_rates_price_not_negative" CHECK ("delivery_rates"."price_cents" >= 0),
	CONSTRAINT "delivery_rates_days_not_negative" CHECK ("delivery_rates"."days" >= 0),
	CONSTRAINT "delivery_rates_range_whole" CHECK (("delivery_rates"."cep_from" is null) = ("delivery_rates"."cep_to" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days" integer;--> statement-breakpoint
ALTER TABLE "delivery_rates" ADD CONSTRAINT "delivery_rates_method_id_delivery_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_whole" CHECK (num_nulls("orders"."delivery_name", "orders"."delivery_cents", "orders"."delivery_days") in (0, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_not_negative" CHECK ("orders"."delivery_cents" between 0 and "orders"."total_cents");