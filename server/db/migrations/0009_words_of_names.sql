ALTER TABLE "search_vocabulary" ADD COLUMN "uses_in_names" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "search_vocabulary" SET "uses_in_names" = "counted"."uses"
FROM (
  SELECT ltrim("term", '.') AS "word", count(*) AS "uses"
  FROM (SELECT unnest(tsvector_to_array("search_terms")) AS "term" FROM "products" WHERE "published" AND "cheapest_paise" IS NOT NULL) AS "terms"
  WHERE "term" ~ '^\.[a-z]+$'
  GROUP BY "word") AS "counted"
WHERE "counted"."word" = "search_vocabulary"."word";
--> statement-breakpoint
-- As before, and beside it the words of names: the terms behind a dot, see product_terms().
CREATE OR REPLACE FUNCTION count_words(came text[], went text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary AS known (word, uses, uses_in_names)
  SELECT ltrim(term, '.') AS word,
    coalesce(sum(difference) FILTER (WHERE term NOT LIKE '.%'), 0), coalesce(sum(difference) FILTER (WHERE term LIKE '.%'), 0)
  FROM (SELECT unnest(came) AS words, 1 AS difference UNION ALL SELECT unnest(went), -1) AS texts,
    LATERAL (SELECT DISTINCT unnest(string_to_array(words, ' ')) AS term) AS each
  -- Nobody misspells a number: stock codes would outnumber the words.
  WHERE term ~ '^\.?[a-z]+$'
  GROUP BY word
  HAVING sum(difference) FILTER (WHERE term NOT LIKE '.%') <> 0 OR sum(difference) FILTER (WHERE term LIKE '.%') <> 0
  -- Two who write at the same time take the words in the same order, and so don't wait for each other in a circle.
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET uses = known.uses + excluded.uses, uses_in_names = known.uses_in_names + excluded.uses_in_names
$$;
