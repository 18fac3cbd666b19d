DROP INDEX CONCURRENTLY IF EXISTS "order_events_at_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_events_at_index" ON "order_events" USING brin ("at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_events_received_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_events_received_index" ON "payment_events" USING brin ("received_at");
