-- Keeps in a product's row what lists filter and sort by: its lowest price and whether it is in stock. Hidden packs, and those marked as sold
-- out, don't count.
CREATE OR REPLACE FUNCTION public.packs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Products by what changed in their packs: content, whether they are sold out, or the stock that pages show.
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
             -- Only movements write stock, and nothing else with it.
             coalesce(o.stock = n.stock, true) AND to_jsonb(o) IS DISTINCT FROM to_jsonb(n) AS is_reworded,
             (o.stock > 0) IS DISTINCT FROM (n.stock > 0) AS is_emptied,
             -- No line of a cart may hold more than 99, so pages show no higher number.
             least(o.stock, 99) IS DISTINCT FROM least(n.stock, 99) AS is_counted
      FROM old_packs AS o FULL JOIN new_packs AS n ON n.id = o.id
    ) AS changes, unnest(ids) AS id
    WHERE id IS NOT NULL;
  END IF;

  IF reworded IS NOT NULL OR emptied IS NOT NULL THEN
    -- The lock comes first, so that of two orders that each empty one pack the second sees both empty.
    PERFORM FROM public.products WHERE id = ANY (reworded || emptied) ORDER BY id FOR NO KEY UPDATE;
    WITH facts AS (
      SELECT wanted.id, min(packs.price_paise) AS cheapest, coalesce(bool_or(packs.stock > 0 AND NOT packs.sold_out), false) AS stocked
      FROM (SELECT DISTINCT unnest(reworded || emptied) AS id) AS wanted LEFT JOIN public.packs ON packs.product_id = wanted.id AND NOT packs.hidden
      GROUP BY wanted.id
    ), written AS (
      UPDATE public.products SET cheapest_paise = cheapest, in_stock = stocked
      FROM facts
      WHERE products.id = facts.id AND (cheapest_paise, in_stock) IS DISTINCT FROM (cheapest, stocked)
      RETURNING products.id
    )
    SELECT array_agg(id) INTO moved FROM written;
    PERFORM public.note_catalogue_change('PRODUCT', reworded);
    PERFORM public.note_catalogue_change('SHELF', moved);
  END IF;
  IF counted IS NOT NULL THEN
    PERFORM public.note_catalogue_change('STOCK', counted);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER packs_inserted AFTER INSERT ON public.packs REFERENCING NEW TABLE AS new_packs FOR EACH STATEMENT
  EXECUTE FUNCTION public.packs_changed();

CREATE OR REPLACE TRIGGER packs_updated AFTER UPDATE ON public.packs REFERENCING OLD TABLE AS old_packs NEW TABLE AS new_packs
  FOR EACH STATEMENT EXECUTE FUNCTION public.packs_changed();

CREATE OR REPLACE TRIGGER packs_deleted AFTER DELETE ON public.packs REFERENCING OLD TABLE AS old_packs FOR EACH STATEMENT
  EXECUTE FUNCTION public.packs_changed();
