CREATE TABLE "product_counts" (
	"category_id" text NOT NULL,
	"subcategory_id" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_counts_category_id_subcategory_id_pk" PRIMARY KEY("category_id","subcategory_id")
);
