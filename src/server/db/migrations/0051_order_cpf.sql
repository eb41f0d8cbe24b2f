ALTER TABLE "orders" ADD COLUMN "customer_cpf" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cpf_digits" CHECK ("orders"."customer_cpf" ~ '^[0-9]{11}$');