ALTER TABLE "categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_draft_check" CHECK (NOT ("products"."published" AND "products"."draft")) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_draft_check";
--> statement-breakpoint
-- As before, but hidden packs count for nothing.
CREATE OR REPLACE FUNCTION packs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
             -- More than 99 are shown as 99: no line of a cart may hold more.
             least(o.stock, 99) IS DISTINCT FROM least(n.stock, 99) AS is_counted
      FROM old_packs AS o FULL JOIN new_packs AS n ON n.id = o.id
    ) AS changes, unnest(ids) AS id
    WHERE id IS NOT NULL;
  END IF;

  IF reworded IS NOT NULL OR emptied IS NOT NULL THEN
    -- First the locks: of two orders that each take the last of another pack, the second one then sees what the first one took.
    PERFORM FROM products WHERE id = ANY (reworded || emptied) ORDER BY id FOR NO KEY UPDATE;
    WITH facts AS (
      SELECT wanted.id, min(packs.price_paise) AS cheapest, coalesce(bool_or(packs.stock > 0), false) AS stocked
      FROM (SELECT DISTINCT unnest(reworded || emptied) AS id) AS wanted LEFT JOIN packs ON packs.product_id = wanted.id AND NOT packs.hidden
      GROUP BY wanted.id
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
-- Versions count changes of content by any writer. An update of derived columns is none: it moves at least one of them.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_version BEFORE UPDATE ON products FOR EACH ROW
  WHEN ((OLD.sold_count, OLD.cheapest_paise, OLD.in_stock) IS NOT DISTINCT FROM (NEW.sold_count, NEW.cheapest_paise, NEW.in_stock))
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER packs_version BEFORE UPDATE ON packs FOR EACH ROW
  WHEN ((OLD.mrp_paise, OLD.price_paise, OLD.net_grams, OLD.position, OLD.hidden, OLD.picture)
    IS DISTINCT FROM (NEW.mrp_paise, NEW.price_paise, NEW.net_grams, NEW.position, NEW.hidden, NEW.picture))
  EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER categories_version BEFORE UPDATE ON categories FOR EACH ROW
  WHEN ((OLD.product_count, OLD.position) IS NOT DISTINCT FROM (NEW.product_count, NEW.position))
  EXECUTE FUNCTION count_version();
