CREATE TABLE "team_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"captain_hash" text NOT NULL,
	"product_id" uuid,
	"team_name" text NOT NULL,
	"captain_name" text NOT NULL,
	"captain_whatsapp" text NOT NULL,
	"user_id" uuid,
	"option_ids" uuid[] NOT NULL,
	"max_shirts" integer NOT NULL,
	"closes_on" date,
	"closed_at" timestamp with time zone,
	"order_id" uuid,
	"ordered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_orders_token_unique" UNIQUE("token"),
	CONSTRAINT "team_orders_max_shirts_positive" CHECK ("team_orders"."max_shirts" >= 1),
	CONSTRAINT "team_orders_whatsapp_digits" CHECK ("team_orders"."captain_whatsapp" ~ '^[0-9]{10,11}$'),
	CONSTRAINT "team_orders_ordered_whole" CHECK (("team_orders"."order_id" is null) = ("team_orders"."ordered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "team_shirts" (
	"id" uuid NOT NULL,
	"team_order_id" uuid NOT NULL,
	"player_hash" text NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"size" text NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_shirts_team_order_id_id_pk" PRIMARY KEY("team_order_id","id")
);
--> statement-breakpoint
ALTER TABLE "team_orders" ADD CONSTRAINT "team_orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_orders" ADD CONSTRAINT "team_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_shirts" ADD CONSTRAINT "team_shirts_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_orders_product" ON "team_orders" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "team_orders_user" ON "team_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_orders_order" ON "team_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "team_orders_whatsapp" ON "team_orders" USING btree ("captain_whatsapp");--> statement-breakpoint
CREATE INDEX "team_orders_open" ON "team_orders" USING btree ("updated_at","id") WHERE "team_orders"."ordered_at" is null;--> statement-breakpoint
CREATE INDEX "team_orders_age" ON "team_orders" USING btree (coalesce("ordered_at", "updated_at"));