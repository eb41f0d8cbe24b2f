CREATE TABLE "melhor_envio_account" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed_token" text NOT NULL,
	"token_expires_at" timestamp with time zone,
	"token_refused_at" timestamp with time zone,
	"owners_told_at" timestamp with time zone,
	"active" boolean NOT NULL,
	"from_cep" text NOT NULL,
	"width_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"length_cm" integer NOT NULL,
	"is_insured" boolean NOT NULL,
	"services" integer[] NOT NULL,
	"free_from_cents" integer,
	"free_from_units" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "melhor_envio_account_single_row" CHECK ("melhor_envio_account"."id" = 1)
);
