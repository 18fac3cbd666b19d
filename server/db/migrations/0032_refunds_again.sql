ALTER TABLE "refunds" ADD COLUMN "replaces_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_replaces_id_refunds_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_replaces_id_refunds_id_fk";
