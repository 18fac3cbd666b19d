-- No stock moves until the triggers are there; it can still be read.
LOCK TABLE "stock_movements" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "batches" ("id", "pack_id", "code", "stock")
SELECT 'opening-' || "id", "id", 'OPENING', "stock" FROM "packs"
WHERE "stock" > 0 AND NOT EXISTS (SELECT FROM "pack_parts" WHERE "pack_parts"."pack_id" = "packs"."id");
--> statement-breakpoint
-- After the rows, which are checked together.
ALTER TABLE "batches" ADD CONSTRAINT "batches_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_pack_id_packs_id_fk";
--> statement-breakpoint
CREATE FUNCTION opening_batch(of_pack text) RETURNS text LANGUAGE sql AS $$
  INSERT INTO batches (id, pack_id, code) VALUES ('opening-' || of_pack, of_pack, 'OPENING') ON CONFLICT DO NOTHING;
  SELECT 'opening-' || of_pack;
$$;
--> statement-breakpoint
-- Splits a movement that names no batch. Statements after the lock see what other transactions did before they let go of the pack.
CREATE FUNCTION choose_batches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  todo int := abs(NEW.change);
  source record;
BEGIN
  PERFORM FROM packs WHERE id = NEW.pack_id FOR NO KEY UPDATE;
  IF NEW.change > 0 AND NEW.reason <> 'RELEASED' THEN
    -- Units of unknown origin are sold first.
    NEW.batch_id := (
      SELECT id FROM batches WHERE pack_id = NEW.pack_id AND out_of_sale IS NULL
      ORDER BY stock = 0, best_before NULLS FIRST, packed_on, created_at, id LIMIT 1);
    NEW.batch_id := coalesce(NEW.batch_id, opening_batch(NEW.pack_id));
    RETURN NEW;
  END IF;
  FOR source IN
    SELECT units.batch_id, units.count FROM (
      SELECT id AS batch_id, stock AS count FROM batches WHERE NEW.change < 0 AND pack_id = NEW.pack_id AND stock > 0
      UNION ALL
      SELECT batch_id, -sum(change)::int FROM stock_movements
      WHERE NEW.change > 0 AND order_id = NEW.order_id AND pack_id = NEW.pack_id AND batch_id IS NOT NULL
      GROUP BY batch_id HAVING sum(change) < 0
    ) AS units JOIN batches ON batches.id = units.batch_id
    ORDER BY best_before NULLS FIRST, packed_on, batches.created_at, batches.id
  LOOP
    IF source.count >= todo THEN
      NEW.batch_id := source.batch_id;
      NEW.change := sign(NEW.change) * todo;
      RETURN NEW;
    END IF;
    INSERT INTO stock_movements (pack_id, change, reason, order_id, batch_id, actor_id, note, at)
    VALUES (NEW.pack_id, sign(NEW.change) * source.count, NEW.reason, NEW.order_id, source.batch_id, NEW.actor_id, NEW.note, NEW.at);
    todo := todo - source.count;
  END LOOP;
  -- More than there is, which packs_stock_check rejects, or back from an order that is older than batches.
  NEW.batch_id := opening_batch(NEW.pack_id);
  NEW.change := sign(NEW.change) * todo;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Lines of one pack take its batches one after the other. Repeatable: it begins from the order's movements.
CREATE FUNCTION batch_lines(of_order text, of_packs text[]) RETURNS void LANGUAGE sql AS $$
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
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION apply_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  turned text[];
  of_order record;
BEGIN
  UPDATE packs SET stock = packs.stock + moved.change
  FROM (SELECT pack_id, sum(change)::int AS change FROM inserted WHERE reason <> 'OPENING' GROUP BY pack_id HAVING sum(change) <> 0) AS moved
  WHERE packs.id = moved.pack_id;

  WITH moved AS (
    SELECT batch_id, sum(change)::int AS change, bool_and(reason = 'OPENING') AS opens,
           -coalesce(sum(change) FILTER (WHERE reason IN ('WITHDRAWN', 'RESTORED')), 0)::int AS apart
    FROM inserted WHERE batch_id IS NOT NULL GROUP BY batch_id
  ), written AS (
    UPDATE batches SET stock = batches.stock + moved.change, set_apart = batches.set_apart + moved.apart
    FROM moved WHERE batches.id = moved.batch_id
    RETURNING batches.pack_id, NOT moved.opens AND (batches.stock > 0) <> (batches.stock - moved.change > 0) AS is_turned
  )
  SELECT array_agg(DISTINCT pack_id) INTO turned FROM written WHERE is_turned;
  -- Pages show which batch is sold next, also those of bundles.
  IF turned IS NOT NULL THEN
    PERFORM note_catalogue_change('STOCK', (
      SELECT array_agg(DISTINCT product_id) FROM packs
      WHERE id IN (SELECT unnest(turned) UNION SELECT pack_id FROM pack_parts WHERE part_pack_id = ANY (turned))));
  END IF;

  FOR of_order IN SELECT order_id, array_agg(DISTINCT pack_id) AS packs FROM inserted WHERE order_id IS NOT NULL GROUP BY order_id LOOP
    PERFORM batch_lines(of_order.order_id, of_order.packs);
  END LOOP;

  -- What comes back of a batch that is no longer sold is set apart.
  IF EXISTS (SELECT FROM inserted JOIN batches ON batches.id = inserted.batch_id WHERE inserted.reason = 'RELEASED' AND out_of_sale IS NOT NULL) THEN
    INSERT INTO stock_movements (pack_id, change, reason, batch_id, at)
    SELECT inserted.pack_id, -sum(change), 'WITHDRAWN', batch_id, max(at) FROM inserted JOIN batches ON batches.id = inserted.batch_id
    WHERE inserted.reason = 'RELEASED' AND out_of_sale IS NOT NULL GROUP BY inserted.pack_id, batch_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO batches (id, pack_id, code) SELECT 'opening-' || id, id, 'OPENING' FROM inserted WHERE stock <> 0;
  INSERT INTO stock_movements (pack_id, change, reason, batch_id) SELECT id, stock, 'OPENING', 'opening-' || id FROM inserted WHERE stock <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_batches BEFORE INSERT ON stock_movements FOR EACH ROW WHEN (NEW.batch_id IS NULL) EXECUTE FUNCTION choose_batches();
--> statement-breakpoint
CREATE TRIGGER batches_begin_empty BEFORE INSERT ON batches FOR EACH ROW WHEN (NEW.stock <> 0 OR NEW.set_apart <> 0) EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER batches_stock_by_movement BEFORE UPDATE OF stock, set_apart ON batches FOR EACH ROW
  WHEN ((OLD.stock, OLD.set_apart) IS DISTINCT FROM (NEW.stock, NEW.set_apart)) EXECUTE FUNCTION reject_direct_write();
