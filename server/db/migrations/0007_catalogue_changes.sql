-- What the database keeps by itself, whoever writes: what lists go by, and the news of each change for the processes that keep
-- answers. Triggers run once per statement, so that a thousand rows cost little more than one. Why: docs/decisions/0017.

-- Writes the news down. Of a statement that changed very many products, that it was many.
CREATE FUNCTION note_catalogue_change(kind text, product_ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_changes (kind, product_id)
  SELECT 'ALL', NULL WHERE cardinality(product_ids) > 1000
  UNION ALL
  SELECT kind, product_id FROM unnest(product_ids) AS product_id WHERE cardinality(product_ids) <= 1000
$$;
--> statement-breakpoint
-- Packs: what their products cost at least, and whether they are in stock.
CREATE FUNCTION packs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Products by what happened to a pack of theirs: anything but stock; sold out or back; another number to show.
  reworded text[];
  emptied text[];
  counted text[];
  moved text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO reworded FROM new_packs;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO reworded FROM old_packs;
  ELSE
    SELECT array_agg(DISTINCT id) FILTER (WHERE is_reworded), array_agg(DISTINCT id) FILTER (WHERE is_emptied),
           array_agg(DISTINCT id) FILTER (WHERE is_counted)
    INTO reworded, emptied, counted
    FROM (
      SELECT ARRAY[o.product_id, n.product_id] AS ids,
             to_jsonb(o) - 'stock' IS DISTINCT FROM to_jsonb(n) - 'stock' AS is_reworded,
             (o.stock > 0) IS DISTINCT FROM (n.stock > 0) AS is_emptied,
             -- Whoever has more than 99 shows 99: no line of a cart may hold more.
             least(o.stock, 99) IS DISTINCT FROM least(n.stock, 99) AS is_counted
      FROM old_packs AS o FULL JOIN new_packs AS n ON n.id = o.id
    ) AS changes, unnest(ids) AS id
    WHERE id IS NOT NULL;
  END IF;

  IF reworded IS NOT NULL OR emptied IS NOT NULL THEN
    -- First the locks: of two orders that each take the last of another pack, the second one then sees what the first one took.
    PERFORM FROM products WHERE id = ANY (reworded || emptied) ORDER BY id FOR NO KEY UPDATE;
    WITH facts AS (
      SELECT asked.id, min(packs.price_paise) AS cheapest, coalesce(bool_or(packs.stock > 0), false) AS stocked
      FROM (SELECT DISTINCT unnest(reworded || emptied) AS id) AS asked LEFT JOIN packs ON packs.product_id = asked.id
      GROUP BY asked.id
    ), written AS (
      UPDATE products SET cheapest_paise = cheapest, in_stock = stocked
      FROM facts
      WHERE products.id = facts.id AND (cheapest_paise, in_stock) IS DISTINCT FROM (cheapest, stocked)
      RETURNING products.id
    )
    SELECT array_agg(id) INTO moved FROM written;
    PERFORM note_catalogue_change('PRODUCT', reworded);
    PERFORM note_catalogue_change('SHELF', moved);
  END IF;
  IF counted IS NOT NULL THEN
    PERFORM note_catalogue_change('STOCK', counted);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER packs_inserted AFTER INSERT ON packs REFERENCING NEW TABLE AS new_packs FOR EACH STATEMENT EXECUTE FUNCTION packs_changed();
--> statement-breakpoint
CREATE TRIGGER packs_updated AFTER UPDATE ON packs REFERENCING OLD TABLE AS old_packs NEW TABLE AS new_packs FOR EACH STATEMENT EXECUTE FUNCTION packs_changed();
--> statement-breakpoint
CREATE TRIGGER packs_deleted AFTER DELETE ON packs REFERENCING OLD TABLE AS old_packs FOR EACH STATEMENT EXECUTE FUNCTION packs_changed();
--> statement-breakpoint
-- A new product has no packs yet, whatever the statement says: a copied row may say otherwise.
CREATE FUNCTION begin_without_packs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cheapest_paise := NULL;
  NEW.in_stock := false;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_begin_without_packs BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION begin_without_packs();
--> statement-breakpoint
-- Counts words of the shop up and down: came and went hold texts of words.
CREATE FUNCTION count_words(came text[], went text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary AS known (word, uses)
  SELECT word, sum(difference)
  FROM (SELECT unnest(came) AS words, 1 AS difference UNION ALL SELECT unnest(went), -1) AS texts,
    LATERAL (SELECT DISTINCT unnest(string_to_array(words, ' ')) AS word) AS each
  -- Nobody misspells a number: stock codes would outnumber the words.
  WHERE word ~ '^[a-z]+$'
  GROUP BY word HAVING sum(difference) <> 0
  -- Two who write at the same time take the words in the same order, and so don't wait for each other in a circle.
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET uses = known.uses + excluded.uses
$$;
--> statement-breakpoint
-- Products: how many of each category are for sale, and what words the shop knows.
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded text[];
  sold text[];
  -- Of those that are for sale and were not, or are called something else: categories and words, after and before.
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
           -- What packs_changed() writes, it also tells.
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
    UPDATE categories SET product_count = product_count + difference
    FROM (
      SELECT id, sum(difference)::int AS difference
      FROM (SELECT unnest(came) AS id, 1 AS difference UNION ALL SELECT unnest(went), -1) AS each
      GROUP BY id HAVING sum(difference) <> 0 ORDER BY id
    ) AS differences
    WHERE differences.id = categories.id;
    PERFORM count_words(words_came, words_went);
  END IF;
  IF reworded IS NOT NULL THEN
    PERFORM note_catalogue_change('PRODUCT', reworded);
  END IF;
  IF sold IS NOT NULL THEN
    PERFORM note_catalogue_change('SALES', sold);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_products FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
-- Categories: their words. The count of products is news of the products.
CREATE FUNCTION categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came text[];
  went text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT FROM old_categories AS o FULL JOIN new_categories AS n ON n.id = o.id
      WHERE to_jsonb(o) - 'product_count' IS DISTINCT FROM to_jsonb(n) - 'product_count')
    THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO catalogue_changes (kind) VALUES ('ALL');
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(search_words) INTO came FROM new_categories;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(search_words) INTO went FROM old_categories;
  END IF;
  PERFORM count_words(came, went);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_inserted AFTER INSERT ON categories REFERENCING NEW TABLE AS new_categories FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
--> statement-breakpoint
CREATE TRIGGER categories_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_categories NEW TABLE AS new_categories FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
--> statement-breakpoint
CREATE TRIGGER categories_deleted AFTER DELETE ON categories REFERENCING OLD TABLE AS old_categories FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
--> statement-breakpoint
-- All else that the shop window shows is a handful of rows: any change of it is news of everything.
CREATE FUNCTION shop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (kind) VALUES ('ALL');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON store_settings FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER localities_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON localities FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER offers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON offers FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER addons_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON addons FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER product_addons_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_addons FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
-- TRUNCATE comes without rows; what was counted from them starts again from nothing.
CREATE FUNCTION goods_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'packs' THEN
    UPDATE products SET cheapest_paise = NULL, in_stock = false;
  ELSE
    UPDATE categories SET product_count = 0;
    DELETE FROM search_vocabulary;
    PERFORM count_words((SELECT array_agg(search_words) FROM categories), NULL);
  END IF;
  INSERT INTO catalogue_changes (kind) VALUES ('ALL');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER packs_truncated AFTER TRUNCATE ON packs FOR EACH STATEMENT EXECUTE FUNCTION goods_truncated();
--> statement-breakpoint
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION goods_truncated();
--> statement-breakpoint
CREATE TRIGGER categories_truncated AFTER TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION goods_truncated();
