CREATE TABLE "administrator_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"invited_by" uuid,
	"invited_by_email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "administrator_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "administrator_invitations_hash_unique" UNIQUE("hash")
);
