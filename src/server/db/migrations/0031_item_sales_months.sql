CREATE TABLE "item_sales_months" (
	"dimension" text NOT NULL,
	"month" date NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"units" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "item_sales_months_dimension_month_subject_status_pk" PRIMARY KEY("dimension","month","subject","status")
);
--> statement-breakpoint
CREATE INDEX "item_sales_months_empty" ON "item_sales_months" USING btree ("month") WHERE "item_sales_months"."units" = 0;