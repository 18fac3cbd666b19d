ALTER TABLE "packs" DROP CONSTRAINT "packs_product_size_unique";--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "measure" text DEFAULT 'WEIGHT' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_import_rows" ADD COLUMN "measure" text;--> statement-breakpoint
ALTER TABLE "order_item_parts" ADD COLUMN "measure" text DEFAULT 'WEIGHT' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "measure" text DEFAULT 'WEIGHT' NOT NULL;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_measure_check" CHECK ("packs"."measure" IN ('WEIGHT', 'VOLUME', 'PIECE', 'DOZEN', 'BUNCH')) NOT VALID;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_dozen_check" CHECK ("packs"."measure" <> 'DOZEN' OR "packs"."net_grams" % 12 = 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_item_parts" ADD CONSTRAINT "order_item_parts_measure_check" CHECK ("order_item_parts"."measure" IN ('WEIGHT', 'VOLUME', 'PIECE', 'DOZEN', 'BUNCH')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_measure_check" CHECK ("order_items"."measure" IN ('WEIGHT', 'VOLUME', 'PIECE', 'DOZEN', 'BUNCH')) NOT VALID;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "packs_product_measure_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "packs_product_measure_unique" ON "packs" USING btree ("product_id","net_grams","measure");--> statement-breakpoint
ALTER TABLE "packs" VALIDATE CONSTRAINT "packs_measure_check";--> statement-breakpoint
ALTER TABLE "packs" VALIDATE CONSTRAINT "packs_dozen_check";--> statement-breakpoint
ALTER TABLE "order_item_parts" VALIDATE CONSTRAINT "order_item_parts_measure_check";--> statement-breakpoint
ALTER TABLE "order_items" VALIDATE CONSTRAINT "order_items_measure_check";
