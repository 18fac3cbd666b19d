DROP INDEX CONCURRENTLY IF EXISTS "orders_sales_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_sales_index" ON "orders" USING btree ("created_at","customer_id","area_id","slot_id","total_paise","reduced_paise") WHERE "orders"."status" NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_own_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_own_index" ON "stock_movements" USING btree ("pack_id","id") WHERE "stock_movements"."order_id" IS NULL;
