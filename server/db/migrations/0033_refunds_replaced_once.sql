DROP INDEX CONCURRENTLY IF EXISTS "refunds_replaces_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "refunds_replaces_unique" ON "refunds" USING btree ("replaces_id");
