-- Both as before, but in a language whose plans a connection reuses: planning the first took ten times as long as running it, for each
-- order.
CREATE OR REPLACE FUNCTION batch_lines(of_order text, of_packs text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_item_batches AS line USING batches
  WHERE line.order_id = of_order AND batches.id = line.batch_id AND batches.pack_id = ANY (of_packs);
  INSERT INTO order_item_batches (order_id, line_no, batch_id, quantity)
  SELECT of_order, line.line_no, source.batch_id,
         least(line.total, source.total) - greatest(line.total - line.units, source.total - source.units)
  FROM (
    SELECT line_no, pack_id, units, sum(units) OVER (PARTITION BY pack_id ORDER BY line_no) AS total
    FROM (
      SELECT item.line_no, coalesce(part.pack_id, item.pack_id) AS pack_id,
             coalesce(item.packed_quantity, item.quantity) * coalesce(part.quantity, 1) AS units
      FROM order_items AS item LEFT JOIN order_item_parts AS part USING (order_id, line_no)
      WHERE item.order_id = of_order
    ) AS wanted WHERE pack_id = ANY (of_packs)
  ) AS line
  JOIN (
    SELECT batch_id, pack_id, units, sum(units) OVER (PARTITION BY pack_id ORDER BY best_before NULLS FIRST, packed_on, created_at, batch_id) AS total
    FROM (
      SELECT batch_id, pack_id, -sum(change) AS units FROM stock_movements
      WHERE order_id = of_order AND pack_id = ANY (of_packs) AND batch_id IS NOT NULL
      GROUP BY batch_id, pack_id HAVING sum(change) < 0
    ) AS taken JOIN (SELECT id AS batch_id, best_before, packed_on, created_at FROM batches) AS batch USING (batch_id)
  ) AS source USING (pack_id)
  WHERE least(line.total, source.total) > greatest(line.total - line.units, source.total - source.units);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_catalogue_change(kind text, product_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (kind, product_id)
  SELECT 'ALL', NULL WHERE cardinality(product_ids) > 1000
  UNION ALL
  SELECT kind, product_id FROM unnest(product_ids) AS product_id WHERE cardinality(product_ids) <= 1000;
END $$;
