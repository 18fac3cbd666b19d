ALTER TABLE "refunds" ADD COLUMN "reported_paise" bigint;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_reported_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_reported_index" ON "refunds" USING btree ("created_at") WHERE "refunds"."reported_paise" IS NOT NULL;
