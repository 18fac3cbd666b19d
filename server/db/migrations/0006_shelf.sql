-- The same spelling as before, but text in Latin letters alone skips what only Tamil and Hindi need.
CREATE OR REPLACE FUNCTION search_key(words text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(words) = length(words) THEN
    words := replace(lower(words), '''', '');
  ELSE
    -- Small letters of plain width, without accents, nuktas, joiners and apostrophes.
    words := lower(normalize(words, NFKD));
    words := regexp_replace(words, '[\u0300-\u036f\u093c\u200b-\u200d''’]', '', 'g');
    words := normalize(words, NFC);

    -- A Tamil or Hindi consonant without a vowel sign is followed by an a; A is the Hindi one, which is often silent.
    words := regexp_replace(words, '([\u0b95-\u0bb9])(?![\u0bbe-\u0bcd])', '\1a', 'g');
    words := regexp_replace(words, '([\u0915-\u0939])(?![\u093e-\u094d])', '\1A', 'g');

    -- The letters, then the vowel signs. Tamil writes k and g, t and d, p and b, s and j alike, so both go into one. The signs that
    -- stand at the end without a partner are silent and go.
    words := regexp_replace(words, '[ஐऐ\u0bc8\u0948]', 'ai', 'g');
    words := regexp_replace(words, '[ஔऔ\u0bcc\u094c]', 'au', 'g');
    words := translate(words, 'அஆஇஈஉஊஎஏஒஓகஙசஞஜடணதநனபமயரறலளழவஶஷஸஹஃ',
                              'aaiiuueeooknsnstntnnpmyrrlllvsssh');
    words := translate(words, 'अआइईउऊऋएऑओकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह',
                              'aaiiuureookkkknssssnttttnttttnpfppmyrllvsssh');
    words := translate(words, E'\u0bbe\u0bbf\u0bc0\u0bc1\u0bc2\u0bc6\u0bc7\u0bca\u0bcb\u0bcd', 'aiiuueeoo');
    words := translate(words, E'\u093e\u093f\u0940\u0941\u0942\u0943\u0947\u0949\u094b\u0901\u0902\u0903\u094d', 'aiiuureoonn');
    words := regexp_replace(words, 'A\M', '', 'g');
    words := regexp_replace(words, '([aeiouA][a-z]{1,2})A([a-z][aeiouA])', '\1\2', 'g');
    words := lower(words);
  END IF;

  -- The many ways to write one sound in Latin letters: zh, th, dh, aa, ee, oo, w, doubled letters.
  words := regexp_replace(words, 'xes\M', 'x', 'g');
  words := regexp_replace(words, '[cs]h|c(?=[eiy])', 's', 'g');
  words := regexp_replace(words, 'zh|(?<!z)z(?!z)', 'l', 'g');
  words := replace(words, 'ph', 'f');
  words := regexp_replace(words, '([kgtdpbj])h', '\1', 'g');
  words := replace(words, 'x', 'ks');
  words := replace(words, 'ee', 'i');
  words := replace(words, 'oo', 'u');
  words := regexp_replace(words, '([ae])y\M', '\1i', 'g');
  words := translate(words, 'gcqdbjzw', 'kkktpssv');
  words := replace(words, 'np', 'mp');
  words := regexp_replace(words, '([a-z])\1+', '\1', 'g');

  -- One millet, many millets.
  words := regexp_replace(words, '([a-z]{3})s\M', '\1', 'g');
  RETURN trim(regexp_replace(words, '[^a-z0-9]+', ' ', 'g'));
END $$;
--> statement-breakpoint
-- What a product is found by. Each word with its place, A behind those of its names; and each name twice more, without its spaces and with them:
-- '+raki flour' '=rakiflour' 'flour':2A 'nachni':301 'raki':1A. The words of another name stand a hundred places on, so that none seem to be neighbours.
CREATE FUNCTION product_terms(name_en text, name_ta text, name_hi text, other_names text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  key text;
  start int := 0;
  terms text := '';
BEGIN
  FOREACH key IN ARRAY ARRAY[search_key(name_en), search_key(name_ta), search_key(name_hi), search_key(other_names)] LOOP
    IF start < 300 AND key <> '' THEN
      terms := format('%s ''=%s'' ''+%s''', terms, replace(key, ' ', ''), key);
    END IF;
    terms := terms || coalesce((
      SELECT string_agg(format(' ''%s'':%s%s', word, start + place, CASE WHEN start < 300 THEN 'A' ELSE '' END), '')
      FROM unnest(string_to_array(key, ' ')) WITH ORDINALITY AS words (word, place)
      WHERE word <> ''), '');
    start := start + 100;
  END LOOP;
  RETURN terms::tsvector;
END $$;
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"product_id" text,
	CONSTRAINT "catalogue_changes_kind_check" CHECK ("catalogue_changes"."kind" IN ('ALL', 'PRODUCT', 'SHELF', 'STOCK', 'SALES')),
	CONSTRAINT "catalogue_changes_product_check" CHECK (("catalogue_changes"."kind" = 'ALL') = ("catalogue_changes"."product_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"consonants" text GENERATED ALWAYS AS (translate("search_vocabulary"."word", 'aeiou', '')) STORED NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_history_index";
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "product_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_terms" "tsvector" GENERATED ALWAYS AS (product_terms("products"."name_en", "products"."name_ta", "products"."name_hi", "products"."other_names" || ' ' || "products"."sku")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cheapest_paise" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_names";
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_words";
--> statement-breakpoint
-- Lists read many rows and of each a few short columns: what only a product's own page shows may stand elsewhere.
ALTER TABLE "products" ALTER COLUMN "search_terms" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "products" SET (toast_tuple_target = 1400, fillfactor = 90);
--> statement-breakpoint
-- Room in each page for the next version of a row: stock changes with every order, and then no index has to.
ALTER TABLE "packs" SET (fillfactor = 85);
--> statement-breakpoint
-- How many products a word is in decides how a search is best answered.
ALTER TABLE "products" ALTER COLUMN "search_terms" SET STATISTICS 300;
--> statement-breakpoint
-- What lists filter and sort by stands in the product's own row: kept by triggers from the next migration on.
UPDATE "products" SET "cheapest_paise" = "of"."cheapest", "in_stock" = "of"."stocked"
FROM (SELECT "product_id", min("price_paise") AS "cheapest", bool_or("stock" > 0) AS "stocked" FROM "packs" GROUP BY "product_id") AS "of"
WHERE "of"."product_id" = "products"."id";
--> statement-breakpoint
UPDATE "categories" SET "product_count" = (
  SELECT count(*) FROM "products"
  WHERE "products"."category_id" = "categories"."id" AND "products"."published" AND "products"."cheapest_paise" IS NOT NULL);
--> statement-breakpoint
INSERT INTO "search_vocabulary" ("word", "uses")
SELECT "word", count(*) FROM (
  SELECT "id", unnest(tsvector_to_array("search_terms")) AS "word" FROM "products" WHERE "published" AND "cheapest_paise" IS NOT NULL
  UNION SELECT "id", unnest(string_to_array("search_words", ' ')) FROM "categories") AS "texts"
WHERE "word" ~ '^[a-z]+$'
GROUP BY "word";
--> statement-breakpoint
CREATE INDEX "catalogue_changes_transaction_index" ON "catalogue_changes" USING btree ("transaction");
--> statement-breakpoint
CREATE INDEX "search_vocabulary_word_index" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_vocabulary_consonants_index" ON "search_vocabulary" USING gin ("consonants" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_popular_index" ON "products" USING btree ((-"sold_count"),"position","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_popular_in_category_index" ON "products" USING btree ("category_id",(-"sold_count"),"position","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_price_index" ON "products" USING btree ("cheapest_paise","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_price_in_category_index" ON "products" USING btree ("category_id","cheapest_paise","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_newest_index" ON "products" USING btree ("created_at","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_newest_in_category_index" ON "products" USING btree ("category_id","created_at","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_name_en_index" ON "products" USING btree ("name_en" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_name_en_in_category_index" ON "products" USING btree ("category_id","name_en" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_name_ta_index" ON "products" USING btree ("name_ta" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_name_ta_in_category_index" ON "products" USING btree ("category_id","name_ta" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_name_hi_index" ON "products" USING btree ("name_hi" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_name_hi_in_category_index" ON "products" USING btree ("category_id","name_hi" COLLATE "und-x-icu","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_terms_index" ON "products" USING gin ("search_terms") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "orders_history_index" ON "orders" USING btree ("customer_id","created_at","id");
