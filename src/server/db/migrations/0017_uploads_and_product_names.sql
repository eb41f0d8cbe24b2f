CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"file_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime_type" text NOT NULL,
	"original_filename" text NOT NULL,
	"dominant_color" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree (plain_text("name"),"id");