-- The search terms of a product: each word, each pair of neighbouring words joined behind "~", the same behind "." for
-- words of names alone, and each whole name without spaces behind "=". 'Ragi flour' gives raki, flour, ~rakiflour,
-- .raki, .flour, .~rakiflour and =rakiflour.
CREATE OR REPLACE FUNCTION product_terms(name_en text, name_ta text, name_hi text, other_names text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text[] := ARRAY[search_key(name_en), search_key(name_ta), search_key(name_hi)];
  key text;
  words text[];
  terms text[] := '{}';
BEGIN
  FOREACH key IN ARRAY names || search_key(other_names) LOOP
    words := string_to_array(key, ' ');
    FOR at IN 2 .. cardinality(words) LOOP
      words := words || ('~' || words[at - 1] || words[at]);
    END LOOP;
    terms := terms || words;
    IF key = ANY (names) AND key <> '' THEN
      terms := terms || string_to_array('.' || array_to_string(words, ' .'), ' ') || ('=' || replace(key, ' ', ''));
    END IF;
  END LOOP;
  RETURN array_to_tsvector(terms);
END $$;
--> statement-breakpoint
-- A generated column has to be created again when its function changes. In one statement the rows are written once, with the storage
-- that lists need. The index goes with the column.
ALTER TABLE "products"
  DROP COLUMN "search_terms",
  ADD COLUMN "search_terms" "tsvector" GENERATED ALWAYS AS (product_terms("products"."name_en", "products"."name_ta", "products"."name_hi", "products"."other_names" || ' ' || "products"."sku")) STORED NOT NULL,
  ALTER COLUMN "search_terms" SET STORAGE MAIN,
  ALTER COLUMN "search_terms" SET STATISTICS 300;
--> statement-breakpoint
CREATE INDEX "products_terms_index" ON "products" USING gin ("search_terms") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;
--> statement-breakpoint
-- How a search is answered depends on how common its words are.
ANALYZE "products";
