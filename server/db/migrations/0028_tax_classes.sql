CREATE TABLE "tax_classes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hsn" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tax_classes_hsn_check" CHECK ("tax_classes"."hsn" ~ '^[0-9]{0,8}$')
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"class_id" text NOT NULL,
	"from_day" date NOT NULL,
	"gst_percent" integer NOT NULL,
	CONSTRAINT "tax_rates_class_id_from_day_pk" PRIMARY KEY("class_id","from_day"),
	CONSTRAINT "tax_rates_gst_percent_check" CHECK ("tax_rates"."gst_percent" BETWEEN 0 AND 100)
);
--> statement-breakpoint
ALTER TABLE "addons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class_id" text;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_class_id_tax_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tax_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_tax_class_id_tax_classes_id_fk";
--> statement-breakpoint
-- A class for each HSN code and rate. Products stay as they are: of half a million, each would be written again.
INSERT INTO tax_classes (id, name, hsn)
SELECT hsn || '-' || gst_percent, 'HSN ' || hsn || CASE WHEN count(*) OVER (PARTITION BY hsn) > 1 THEN ' (' || gst_percent || ' %)' ELSE '' END, hsn
FROM (SELECT DISTINCT hsn, gst_percent FROM products) AS taxed;
--> statement-breakpoint
-- GST began on this day.
INSERT INTO tax_rates (class_id, from_day, gst_percent)
SELECT hsn || '-' || gst_percent, '2017-07-01', gst_percent FROM (SELECT DISTINCT hsn, gst_percent FROM products) AS taxed;
--> statement-breakpoint
CREATE TRIGGER tax_classes_version BEFORE UPDATE ON tax_classes FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER addons_version BEFORE UPDATE ON addons FOR EACH ROW WHEN (OLD.position = NEW.position) EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER tax_classes_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_classes FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER tax_rates_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rates FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
