DROP INDEX CONCURRENTLY IF EXISTS "audit_log_at_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_at_index" ON "audit_log" USING btree ("at","id");
