CREATE TABLE "import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"state" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_id" uuid,
	"before" jsonb,
	"version" timestamp with time zone,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "import_pictures_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"filename" text NOT NULL,
	"started_by" uuid,
	"started_by_email" text,
	"step_done" integer DEFAULT 0 NOT NULL,
	"step_total" integer DEFAULT 0 NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"ignored_columns" text[] DEFAULT '{}' NOT NULL,
	"new_categories" text[] DEFAULT '{}' NOT NULL,
	"created_category_ids" text[] DEFAULT '{}' NOT NULL,
	"created_subcategory_ids" uuid[] DEFAULT '{}' NOT NULL,
	"counts" jsonb,
	"message" text,
	"wants_stop" boolean DEFAULT false NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_verdict" ON "import_lines" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "import_lines_state" ON "import_lines" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "import_pictures_key" ON "import_pictures" USING btree ("key");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_a_time" ON "imports" USING btree ((true)) WHERE "imports"."status" in ('checking', 'applying', 'undoing');--> statement-breakpoint
CREATE UNIQUE INDEX "products_code_once" ON "products" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "uploads_source" ON "uploads" USING btree ("source");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_code_filled" CHECK (length(btrim("products"."code")) > 0);