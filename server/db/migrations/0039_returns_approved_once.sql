DROP INDEX CONCURRENTLY IF EXISTS "refund_approvals_transfer_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "refund_approvals_transfer_unique" ON "refund_approvals" USING btree ("transfer_id") WHERE "refund_approvals"."state" = 'WAITING';
