-- Says which batches fill each line of an order: lines of one pack take its batches one after the other. It can be repeated, because it
-- starts from the order's movements. PL/pgSQL reuses the plan within a connection; planning takes ten times as long as running.
CREATE OR REPLACE FUNCTION public.batch_lines(of_order text, of_packs text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The nested SELECT hides the array's length, for which each call would be planned again.
  DELETE FROM public.order_item_batches AS line USING public.batches
  WHERE line.order_id = of_order AND batches.id = line.batch_id AND batches.pack_id = ANY ((SELECT of_packs)::text[]);
  INSERT INTO public.order_item_batches (order_id, line_no, batch_id, quantity)
  SELECT of_order, line.line_no, source.batch_id,
         least(line.total, source.total) - greatest(line.total - line.units, source.total - source.units)
  FROM (
    SELECT line_no, pack_id, units, sum(units) OVER (PARTITION BY pack_id ORDER BY line_no) AS total
    FROM (
      SELECT item.line_no, coalesce(part.pack_id, item.pack_id) AS pack_id,
             coalesce(item.packed_quantity, item.quantity) * coalesce(part.quantity, 1) AS units
      FROM public.order_items AS item LEFT JOIN public.order_item_parts AS part USING (order_id, line_no)
      WHERE item.order_id = of_order
    ) AS wanted WHERE pack_id = ANY (of_packs)
  ) AS line
  JOIN (
    SELECT batch_id, pack_id, units, sum(units) OVER (PARTITION BY pack_id ORDER BY best_before NULLS FIRST, packed_on, created_at, batch_id) AS total
    FROM (
      SELECT batch_id, pack_id, -sum(change) AS units FROM public.stock_movements
      WHERE order_id = of_order AND pack_id = ANY (of_packs) AND batch_id IS NOT NULL
      GROUP BY batch_id, pack_id HAVING sum(change) < 0
    ) AS taken JOIN (SELECT id AS batch_id, best_before, packed_on, created_at FROM public.batches) AS batch USING (batch_id)
  ) AS source USING (pack_id)
  WHERE least(line.total, source.total) > greatest(line.total - line.units, source.total - source.units);
END $$;
