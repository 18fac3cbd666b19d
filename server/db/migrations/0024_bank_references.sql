CREATE TABLE "bank_references" (
	"reference" text PRIMARY KEY NOT NULL,
	"transfer_id" text,
	"refund_id" text,
	CONSTRAINT "bank_references_subject_check" CHECK (num_nonnulls("bank_references"."transfer_id", "bank_references"."refund_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A reference that counted in both directions before stays with the money that came.
INSERT INTO "bank_references" ("reference", "transfer_id")
SELECT "reference", "id" FROM "transfers" WHERE "provider" = 'upi' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "bank_references" ("reference", "refund_id")
SELECT "provider_refund_id", "id" FROM "refunds" WHERE "by_hand" AND "provider_refund_id" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_hand_unique";
