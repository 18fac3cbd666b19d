DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_hand_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "refunds_by_hand_unique" ON "refunds" USING btree ("provider_refund_id") WHERE "refunds"."by_hand";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_paid_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "transfers_paid_unique" ON "transfers" USING btree ("order_id") WHERE "transfers"."surplus" IS NULL;
