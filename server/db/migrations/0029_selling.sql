ALTER TABLE "coupons" DROP CONSTRAINT "coupons_kind_check";--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_value_check";--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "saved_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_ids" text[];--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_categories_check" CHECK (cardinality("coupons"."category_ids") > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_categories_check";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kind_check" CHECK ("coupons"."kind" IN ('PERCENT', 'FLAT', 'FREE_DELIVERY')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_kind_check";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value_check" CHECK (CASE "coupons"."kind" WHEN 'FREE_DELIVERY' THEN "coupons"."value" = 0 WHEN 'PERCENT' THEN "coupons"."value" BETWEEN 1 AND 100 ELSE "coupons"."value" > 0 END) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_value_check";--> statement-breakpoint
-- What coupons saved until now: discounts.
UPDATE "coupon_redemptions" SET "saved_paise" = "orders"."discount_paise" FROM "orders" WHERE "orders"."id" = "coupon_redemptions"."order_id" AND "orders"."discount_paise" > 0;
--> statement-breakpoint
UPDATE "banners" SET "drawing" = "id" WHERE starts_with("picture" -> 'wide' ->> 'path', '/pictures/');
--> statement-breakpoint
CREATE TRIGGER coupons_version BEFORE UPDATE ON coupons FOR EACH ROW
  WHEN (OLD.redeemed IS NOT DISTINCT FROM NEW.redeemed)
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER offers_version BEFORE UPDATE ON offers FOR EACH ROW
  WHEN (OLD.position IS NOT DISTINCT FROM NEW.position)
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER banners_version BEFORE UPDATE ON banners FOR EACH ROW
  WHEN (OLD.position IS NOT DISTINCT FROM NEW.position)
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
-- Home shows offers without those whose coupon is off or used up.
CREATE TRIGGER coupons_changed AFTER UPDATE ON coupons FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'redeemed' IS DISTINCT FROM to_jsonb(NEW) - 'redeemed'
    OR (OLD.redeemed >= OLD.total_limit) IS DISTINCT FROM (NEW.redeemed >= NEW.total_limit))
  EXECUTE FUNCTION shop_changed();
