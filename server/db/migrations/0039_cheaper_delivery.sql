ALTER TABLE "order_mends" ADD COLUMN "reduced_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "delivery_off_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mends" ADD CONSTRAINT "order_mends_reduced_check" CHECK ("order_mends"."reduced_paise" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_delivery_off_check" CHECK ("order_items"."delivery_off_paise" BETWEEN 0 AND "order_items"."delivery_paise") NOT VALID;--> statement-breakpoint
ALTER TABLE "order_mends" VALIDATE CONSTRAINT "order_mends_reduced_check";--> statement-breakpoint
ALTER TABLE "order_items" VALIDATE CONSTRAINT "order_items_delivery_off_check";
