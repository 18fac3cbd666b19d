CREATE TABLE "delivery_areas" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ta" text NOT NULL,
	"name_hi" text NOT NULL,
	"corners" jsonb NOT NULL,
	"delivery_steps" jsonb NOT NULL,
	"minimum_order_paise" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_areas_name_unique" UNIQUE("name_en"),
	CONSTRAINT "delivery_areas_corners_check" CHECK (jsonb_array_length("delivery_areas"."corners") BETWEEN 3 AND 200),
	CONSTRAINT "delivery_areas_steps_check" CHECK ("delivery_areas"."delivery_steps" #>> '{0,fromPaise}' = '0' AND "delivery_areas"."delivery_steps" #>> '{-1,chargePaise}' = '0'),
	CONSTRAINT "delivery_areas_minimum_check" CHECK ("delivery_areas"."minimum_order_paise" >= 0)
);
--> statement-breakpoint
-- The area and the charges of a shop that is set up; its settings' own are unread from here on.
INSERT INTO delivery_areas (id, position, name_en, name_ta, name_hi, corners, delivery_steps, minimum_order_paise)
SELECT 'city', 1, settings #>> '{city,en}', settings #>> '{city,ta}', settings #>> '{city,hi}', settings #> '{delivery,area}',
  CASE WHEN '0' IN (settings #>> '{charges,freeDeliveryFromPaise}', settings #>> '{charges,deliveryChargePaise}')
    THEN '[{"fromPaise": 0, "chargePaise": 0}]'
    ELSE jsonb_build_array(
      jsonb_build_object('fromPaise', 0, 'chargePaise', settings #> '{charges,deliveryChargePaise}'),
      jsonb_build_object('fromPaise', settings #> '{charges,freeDeliveryFromPaise}', 'chargePaise', 0)) END,
  (settings #>> '{charges,minimumOrderPaise}')::int
FROM store_settings;
--> statement-breakpoint
CREATE TRIGGER delivery_areas_version BEFORE UPDATE ON delivery_areas FOR EACH ROW
  WHEN (OLD.position = NEW.position)
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER delivery_areas_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_areas FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
