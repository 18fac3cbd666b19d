DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_at_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_at_index" ON "stock_movements" USING brin ("at");
