CREATE TABLE "customer_days" (
	"day" date PRIMARY KEY NOT NULL,
	"customers" integer NOT NULL
);
