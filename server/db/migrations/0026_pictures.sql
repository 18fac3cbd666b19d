CREATE TABLE "picture_files" (
	"picture_id" text NOT NULL,
	"ending" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_id_ending_pk" PRIMARY KEY("picture_id","ending")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"picture" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "pictures_kind_check" CHECK ("pictures"."kind" IN ('PACK', 'SERVED', 'CATEGORY', 'BANNER_WIDE', 'BANNER_TALL'))
);
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Pictures are changed apart from texts and prices: those who edit these need not compare.
CREATE OR REPLACE TRIGGER products_version BEFORE UPDATE ON products FOR EACH ROW
  WHEN ((OLD.sold_count, OLD.cheapest_paise, OLD.in_stock, OLD.served)
    IS NOT DISTINCT FROM (NEW.sold_count, NEW.cheapest_paise, NEW.in_stock, NEW.served))
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER packs_version BEFORE UPDATE ON packs FOR EACH ROW
  WHEN ((OLD.mrp_paise, OLD.price_paise, OLD.net_grams, OLD.position, OLD.hidden)
    IS DISTINCT FROM (NEW.mrp_paise, NEW.price_paise, NEW.net_grams, NEW.position, NEW.hidden))
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER categories_version BEFORE UPDATE ON categories FOR EACH ROW
  WHEN ((OLD.product_count, OLD.position, OLD.picture) IS NOT DISTINCT FROM (NEW.product_count, NEW.position, NEW.picture))
  EXECUTE FUNCTION count_version();
