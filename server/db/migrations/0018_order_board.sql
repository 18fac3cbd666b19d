DROP INDEX CONCURRENTLY IF EXISTS "orders_status_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_status_index" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_created_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_created_index" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_counted_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_counted_index" ON "orders" USING btree ("customer_id","created_at") WHERE "orders"."status" NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_due_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_due_index" ON "orders" USING btree ("customer_id") WHERE "orders"."payment_status" = 'DUE_AT_DOOR';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_at_door_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_at_door_index" ON "orders" USING btree ("customer_id") WHERE "orders"."payment_method" = 'AT_DOOR';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "customers_search_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_search_index" ON "customers" USING gin (("name" || ' ' || "mobile_number") gin_trgm_ops);
