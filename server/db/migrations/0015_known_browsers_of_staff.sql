ALTER TABLE "known_browsers" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "otp_sends" ADD COLUMN "for_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_tickets" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_owner_check" CHECK (num_nonnulls("known_browsers"."customer_id", "known_browsers"."staff_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "known_browsers" VALIDATE CONSTRAINT "known_browsers_staff_id_staff_id_fk";--> statement-breakpoint
ALTER TABLE "known_browsers" VALIDATE CONSTRAINT "known_browsers_owner_check";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "known_browsers_staff_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "known_browsers_staff_index" ON "known_browsers" USING btree ("staff_id","used_at");
