-- No process has read or written these columns: dates take their place.
-- contract: unread since 0.2.0
ALTER TABLE "batches" DROP COLUMN "packed_on", DROP COLUMN "best_before";--> statement-breakpoint
ALTER TABLE "batches" DROP CONSTRAINT "batches_pack_id_packs_id_fk";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "packed_on" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "best_before" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "cost_paise" integer;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "set_apart" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "out_of_sale" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "out_of_sale_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "recall_reason" text;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_stock_check" CHECK ("batches"."stock" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_set_apart_check" CHECK ("batches"."set_apart" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_dates_check" CHECK ("batches"."best_before" > "batches"."packed_on") NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_cost_check" CHECK ("batches"."cost_paise" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_out_of_sale_check" CHECK ("batches"."out_of_sale" IN ('SHELF_LIFE', 'RECALLED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_out_of_sale_at_check" CHECK (("batches"."out_of_sale" IS NULL) = ("batches"."out_of_sale_at" IS NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_stock_check";--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_set_apart_check";--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_dates_check";--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_cost_check";--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_out_of_sale_check";--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_out_of_sale_at_check";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_batch_id_batches_id_fk";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_batch_id_batches_id_fk";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_check";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_check" CHECK ("stock_movements"."reason" IN ('OPENING', 'ORDERED', 'RELEASED', 'RECEIVED', 'COUNTED', 'SPOILED', 'EXPIRED', 'SAMPLE', 'CORRECTION', 'REPLACED', 'WITHDRAWN', 'RESTORED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_reason_check";
