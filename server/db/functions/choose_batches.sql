-- Splits a movement that names no batch. The lock comes first, so that the statements after it see what other transactions committed.
CREATE OR REPLACE FUNCTION public.choose_batches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  todo int := abs(NEW.change);
  source record;
BEGIN
  PERFORM FROM public.packs WHERE id = NEW.pack_id FOR NO KEY UPDATE;
  IF NEW.change > 0 AND NEW.reason <> 'RELEASED' THEN
    -- Units of unknown origin are sold first.
    NEW.batch_id := (
      SELECT id FROM public.batches WHERE pack_id = NEW.pack_id AND out_of_sale IS NULL
      ORDER BY stock = 0, best_before NULLS FIRST, packed_on, created_at, id LIMIT 1);
    NEW.batch_id := coalesce(NEW.batch_id, public.opening_batch(NEW.pack_id));
    RETURN NEW;
  END IF;
  FOR source IN
    SELECT units.batch_id, units.count FROM (
      SELECT id AS batch_id, stock AS count FROM public.batches WHERE NEW.change < 0 AND pack_id = NEW.pack_id AND stock > 0
      UNION ALL
      SELECT batch_id, -sum(change)::int FROM public.stock_movements
      WHERE NEW.change > 0 AND order_id = NEW.order_id AND pack_id = NEW.pack_id AND batch_id IS NOT NULL
      GROUP BY batch_id HAVING sum(change) < 0
    ) AS units JOIN public.batches ON batches.id = units.batch_id
    ORDER BY best_before NULLS FIRST, packed_on, batches.created_at, batches.id
  LOOP
    IF source.count >= todo THEN
      NEW.batch_id := source.batch_id;
      NEW.change := sign(NEW.change) * todo;
      RETURN NEW;
    END IF;
    INSERT INTO public.stock_movements (pack_id, change, reason, order_id, batch_id, actor_id, note, at)
    VALUES (NEW.pack_id, sign(NEW.change) * source.count, NEW.reason, NEW.order_id, source.batch_id, NEW.actor_id, NEW.note, NEW.at);
    todo := todo - source.count;
  END LOOP;
  -- Either more than the stock, which packs_stock_check rejects, or a return of an order that is older than its batches.
  NEW.batch_id := public.opening_batch(NEW.pack_id);
  NEW.change := sign(NEW.change) * todo;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER stock_movements_batches BEFORE INSERT ON public.stock_movements FOR EACH ROW WHEN (NEW.batch_id IS NULL)
  EXECUTE FUNCTION public.choose_batches();
