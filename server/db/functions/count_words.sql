-- Counts the shop's words up and down. `came` and `went` are texts of search terms, in which a dot marks a word of a name (product_terms).
CREATE OR REPLACE FUNCTION public.count_words(came text[], went text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.search_vocabulary AS known (word, uses, uses_in_names)
  SELECT ltrim(term, '.') AS word,
    coalesce(sum(difference) FILTER (WHERE term NOT LIKE '.%'), 0), coalesce(sum(difference) FILTER (WHERE term LIKE '.%'), 0)
  FROM (SELECT unnest(came) AS words, 1 AS difference UNION ALL SELECT unnest(went), -1) AS texts,
    LATERAL (SELECT DISTINCT unnest(string_to_array(words, ' ')) AS term) AS each
  -- Numbers are left out: stock codes would outnumber the words.
  WHERE term ~ '^\.?[a-z]+$'
  GROUP BY word
  HAVING sum(difference) FILTER (WHERE term NOT LIKE '.%') <> 0 OR sum(difference) FILTER (WHERE term LIKE '.%') <> 0
  -- One order for all writers prevents deadlocks.
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET uses = known.uses + excluded.uses, uses_in_names = known.uses_in_names + excluded.uses_in_names
$$;
