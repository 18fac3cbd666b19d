-- Counts the products for sale of each category, and the words of those products.
CREATE OR REPLACE FUNCTION public.products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded text[];
  sold text[];
  -- Categories and words of products whose sale, category or words changed, after and before.
  came text[];
  went text[];
  words_came text[];
  words_went text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id), array_agg(category_id) FILTER (WHERE for_sale), array_agg(words) FILTER (WHERE for_sale)
    INTO reworded, came, words_came
    FROM (SELECT *, published AND cheapest_paise IS NOT NULL AS for_sale, array_to_string(tsvector_to_array(search_terms), ' ') AS words FROM new_products) AS n;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id), array_agg(category_id) FILTER (WHERE for_sale), array_agg(words) FILTER (WHERE for_sale)
    INTO reworded, went, words_went
    FROM (SELECT *, published AND cheapest_paise IS NOT NULL AS for_sale, array_to_string(tsvector_to_array(search_terms), ' ') AS words FROM old_products) AS o;
  ELSE
    SELECT array_agg(DISTINCT id) FILTER (WHERE is_reworded), array_agg(DISTINCT id) FILTER (WHERE is_sold AND NOT is_reworded)
    INTO reworded, sold
    FROM (
      SELECT ARRAY[o.id, n.id] AS ids, o.sold_count IS DISTINCT FROM n.sold_count AS is_sold,
             to_jsonb(o) - kept.columns IS DISTINCT FROM to_jsonb(n) - kept.columns AS is_reworded
      FROM old_products AS o FULL JOIN new_products AS n ON n.id = o.id,
           -- These columns are reported by their writers.
           (SELECT ARRAY['sold_count', 'cheapest_paise', 'in_stock'] AS columns) AS kept
    ) AS changes, unnest(ids) AS id
    WHERE id IS NOT NULL;
    SELECT array_agg(n.category_id) FILTER (WHERE n.for_sale), array_agg(n.words) FILTER (WHERE n.for_sale),
           array_agg(o.category_id) FILTER (WHERE o.for_sale), array_agg(o.words) FILTER (WHERE o.for_sale)
    INTO came, words_came, went, words_went
    FROM (SELECT *, published AND cheapest_paise IS NOT NULL AS for_sale, array_to_string(tsvector_to_array(search_terms), ' ') AS words FROM old_products) AS o
    FULL JOIN (SELECT *, published AND cheapest_paise IS NOT NULL AS for_sale, array_to_string(tsvector_to_array(search_terms), ' ') AS words FROM new_products) AS n
      ON n.id = o.id
    WHERE (o.for_sale, o.category_id, o.words) IS DISTINCT FROM (n.for_sale, n.category_id, n.words);
  END IF;

  IF came IS NOT NULL OR went IS NOT NULL THEN
    UPDATE public.categories SET product_count = product_count + difference
    FROM (
      SELECT id, sum(difference)::int AS difference
      FROM (SELECT unnest(came) AS id, 1 AS difference UNION ALL SELECT unnest(went), -1) AS each
      GROUP BY id HAVING sum(difference) <> 0 ORDER BY id
    ) AS differences
    WHERE differences.id = categories.id;
    PERFORM public.count_words(words_came, words_went);
  END IF;
  IF reworded IS NOT NULL THEN
    PERFORM public.note_catalogue_change('PRODUCT', reworded);
  END IF;
  IF sold IS NOT NULL THEN
    PERFORM public.note_catalogue_change('SALES', sold);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_inserted AFTER INSERT ON public.products REFERENCING NEW TABLE AS new_products FOR EACH STATEMENT
  EXECUTE FUNCTION public.products_changed();

CREATE OR REPLACE TRIGGER products_updated AFTER UPDATE ON public.products REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION public.products_changed();

CREATE OR REPLACE TRIGGER products_deleted AFTER DELETE ON public.products REFERENCING OLD TABLE AS old_products FOR EACH STATEMENT
  EXECUTE FUNCTION public.products_changed();
