DROP INDEX CONCURRENTLY IF EXISTS "batches_code_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "batches_code_unique" ON "batches" USING btree ("pack_id","code");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_best_before_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "batches_best_before_index" ON "batches" USING btree ("best_before");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_set_apart_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "batches_set_apart_index" ON "batches" USING btree ("pack_id") WHERE "batches"."set_apart" > 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_item_batches_batch_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_item_batches_batch_index" ON "order_item_batches" USING btree ("batch_id");
