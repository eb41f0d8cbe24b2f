CREATE TABLE "analytics_days" (
	"kind" text NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "analytics_days_kind_dimension_day_subject_pk" PRIMARY KEY("kind","dimension","day","subject"),
	CONSTRAINT "analytics_days_subject_short" CHECK (length("analytics_days"."subject") <= 160)
);
--> statement-breakpoint
CREATE TABLE "item_sales_days" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"units" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "item_sales_days_dimension_day_subject_status_pk" PRIMARY KEY("dimension","day","subject","status")
);
--> statement-breakpoint
CREATE INDEX "item_sales_days_empty" ON "item_sales_days" USING btree ("day") WHERE "item_sales_days"."units" = 0;--> statement-breakpoint
CREATE INDEX "orders_typed_in" ON "orders" USING btree ("created_at") WHERE "orders"."created_by" is not null and "orders"."deleted_at" is null;