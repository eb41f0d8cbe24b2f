ALTER TABLE "administrator_invitations" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "administrator_invitations" SET "mailed_at" = "created_at";
