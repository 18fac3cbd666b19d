-- Triggers of one event run by name, so this one runs after stock_movements_apply. Packs are locked by id and then bundles by id, everywhere.
CREATE OR REPLACE FUNCTION public.move_bundles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bundles text[];
BEGIN
  IF EXISTS (SELECT FROM inserted JOIN public.pack_parts ON pack_parts.pack_id = inserted.pack_id) THEN
    RAISE EXCEPTION 'a bundle has no stock of its own: move its parts' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_bundle_check';
  END IF;
  SELECT array_agg(DISTINCT pack_parts.pack_id) INTO bundles
  FROM inserted JOIN public.pack_parts ON pack_parts.part_pack_id = inserted.pack_id;
  IF bundles IS NOT NULL THEN
    PERFORM public.derive_bundle_stock(bundles);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_movements_bundles AFTER INSERT ON public.stock_movements REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION public.move_bundles();
