DROP INDEX CONCURRENTLY IF EXISTS "ledger_customer_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_customer_index" ON "ledger" USING btree ("at") WHERE "ledger"."account" = 'CUSTOMER';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_attempts_unpaid_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempts_unpaid_index" ON "payment_attempts" USING btree ("created_at","id" COLLATE "C") WHERE "payment_attempts"."state" <> 'RECEIVED';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_attempts_amount_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempts_amount_index" ON "payment_attempts" USING btree ("amount_paise") WHERE "payment_attempts"."state" <> 'RECEIVED';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_created_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_created_index" ON "refunds" USING btree ("created_at","id" COLLATE "C");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_provider_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_provider_index" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_failed_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_failed_index" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'FAILED';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_received_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_received_index" ON "transfers" USING btree ("received_at","id" COLLATE "C");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_surplus_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_surplus_index" ON "transfers" USING btree ("received_at","id" COLLATE "C") WHERE "transfers"."surplus" IS NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_amount_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_amount_index" ON "transfers" USING btree ("amount_paise");
