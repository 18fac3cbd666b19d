CREATE TABLE "secret_key_fingerprint" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secret_key_fingerprint_one_row_check" CHECK ("secret_key_fingerprint"."id" = 1)
);
