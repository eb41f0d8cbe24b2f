CREATE TABLE "demo_marks" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "demo_marks_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "first_steps_hidden" boolean DEFAULT false NOT NULL;