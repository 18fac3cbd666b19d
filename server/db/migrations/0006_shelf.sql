CREATE TABLE "catalogue_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"product_id" text,
	CONSTRAINT "catalogue_changes_kind_check" CHECK ("catalogue_changes"."kind" IN ('ALL', 'PRODUCT', 'SHELF', 'STOCK', 'SALES')),
	CONSTRAINT "catalogue_changes_product_check" CHECK (("catalogue_changes"."kind" = 'ALL') = ("catalogue_changes"."product_id" IS NULL))
);--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"consonants" text GENERATED ALWAYS AS (translate("search_vocabulary"."word", 'aeiou', '')) STORED NOT NULL
);--> statement-breakpoint
DROP INDEX "orders_history_index";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "product_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cheapest_paise" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What lists filter and sort by stands in the product's own row: kept by triggers from the next migration on.
UPDATE "products" SET "cheapest_paise" = "of"."cheapest", "in_stock" = "of"."stocked"
FROM (SELECT "product_id", min("price_paise") AS "cheapest", bool_or("stock" > 0) AS "stocked" FROM "packs" GROUP BY "product_id") AS "of"
WHERE "of"."product_id" = "products"."id";--> statement-breakpoint
UPDATE "categories" SET "product_count" = (
  SELECT count(*) FROM "products"
  WHERE "products"."category_id" = "categories"."id" AND "products"."published" AND "products"."cheapest_paise" IS NOT NULL);--> statement-breakpoint
INSERT INTO "search_vocabulary" ("word", "uses")
SELECT "word", count(*) FROM (
  SELECT "search_words" || "search_names" AS "words" FROM "products" WHERE "published" AND "cheapest_paise" IS NOT NULL
  UNION ALL SELECT "search_words" FROM "categories") AS "texts",
  LATERAL (SELECT DISTINCT unnest(string_to_array("words", ' ')) AS "word") AS "each"
WHERE "word" NOT IN ('', '|')
GROUP BY "word";
--> statement-breakpoint
-- Room in each page for the next version of a row: stock changes with every order, and then no index has to.
ALTER TABLE "packs" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "products" SET (fillfactor = 90);--> statement-breakpoint
CREATE INDEX "catalogue_changes_transaction_index" ON "catalogue_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "search_vocabulary_word_index" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_vocabulary_consonants_index" ON "search_vocabulary" USING gin ("consonants" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_popular_index" ON "products" USING btree ((-"sold_count"),"position","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_popular_in_category_index" ON "products" USING btree ("category_id",(-"sold_count"),"position","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_price_index" ON "products" USING btree ("cheapest_paise","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_price_in_category_index" ON "products" USING btree ("category_id","cheapest_paise","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_newest_index" ON "products" USING btree ("created_at","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_newest_in_category_index" ON "products" USING btree ("category_id","created_at","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name_en_index" ON "products" USING btree ("name_en" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name_en_in_category_index" ON "products" USING btree ("category_id","name_en" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name_ta_index" ON "products" USING btree ("name_ta" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name_ta_in_category_index" ON "products" USING btree ("category_id","name_ta" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name_hi_index" ON "products" USING btree ("name_hi" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name_hi_in_category_index" ON "products" USING btree ("category_id","name_hi" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_called_index" ON "products" USING gin (("search_words" || "search_names") gin_trgm_ops) WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_joined_index" ON "products" USING gin ((replace("search_words" || "search_names", ' ', '')) gin_trgm_ops) WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_history_index" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
-- How many products a word is in decides how a search is best answered: a sample of 1,000 tells one in a thousand.
ALTER INDEX "products_called_index" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "products_joined_index" ALTER COLUMN 1 SET STATISTICS 1000;
