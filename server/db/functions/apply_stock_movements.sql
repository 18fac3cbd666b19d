-- Stock is the sum of its movements, of a pack as of each batch, whoever writes them.
CREATE OR REPLACE FUNCTION public.apply_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  turned text[];
  of_order record;
BEGIN
  UPDATE public.packs SET stock = packs.stock + moved.change
  FROM (SELECT pack_id, sum(change)::int AS change FROM inserted WHERE reason <> 'OPENING' GROUP BY pack_id HAVING sum(change) <> 0) AS moved
  WHERE packs.id = moved.pack_id;

  WITH moved AS (
    SELECT batch_id, sum(change)::int AS change, bool_and(reason = 'OPENING') AS opens,
           -coalesce(sum(change) FILTER (WHERE reason IN ('WITHDRAWN', 'RESTORED')), 0)::int AS apart
    FROM inserted WHERE batch_id IS NOT NULL GROUP BY batch_id
  ), written AS (
    UPDATE public.batches SET stock = batches.stock + moved.change, set_apart = batches.set_apart + moved.apart
    FROM moved WHERE batches.id = moved.batch_id
    RETURNING batches.pack_id, NOT moved.opens AND (batches.stock > 0) <> (batches.stock - moved.change > 0) AS is_turned
  )
  SELECT array_agg(DISTINCT pack_id) INTO turned FROM written WHERE is_turned;
  -- Product pages show the batch that is sold next, also the pages of bundles.
  IF turned IS NOT NULL THEN
    PERFORM public.note_catalogue_change('STOCK', (
      SELECT array_agg(DISTINCT product_id) FROM public.packs
      WHERE id IN (SELECT unnest(turned) UNION SELECT pack_id FROM public.pack_parts WHERE part_pack_id = ANY (turned))));
  END IF;

  FOR of_order IN SELECT order_id, array_agg(DISTINCT pack_id) AS packs FROM inserted WHERE order_id IS NOT NULL GROUP BY order_id LOOP
    PERFORM public.batch_lines(of_order.order_id, of_order.packs);
  END LOOP;

  -- Units that come back to a batch that is out of sale are set apart.
  IF EXISTS (SELECT FROM inserted JOIN public.batches ON batches.id = inserted.batch_id
             WHERE inserted.reason IN ('RELEASED', 'REPLACED') AND change > 0 AND out_of_sale IS NOT NULL) THEN
    INSERT INTO public.stock_movements (pack_id, change, reason, batch_id, at)
    SELECT inserted.pack_id, -sum(change), 'WITHDRAWN', batch_id, max(at) FROM inserted JOIN public.batches ON batches.id = inserted.batch_id
    WHERE inserted.reason IN ('RELEASED', 'REPLACED') AND change > 0 AND out_of_sale IS NOT NULL GROUP BY inserted.pack_id, batch_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_movements_apply AFTER INSERT ON public.stock_movements REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT
  EXECUTE FUNCTION public.apply_stock_movements();
