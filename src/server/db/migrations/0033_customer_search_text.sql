DROP INDEX "customer_directory_search";--> statement-breakpoint
ALTER TABLE "customer_directory" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text("name" || ' ' || "emails" || ' ' || "whatsapp")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_directory_search" ON "customer_directory" USING gin ("search_text" gin_trgm_ops);