CREATE OR REPLACE FUNCTION public.pack_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bundles text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT pack_id) INTO bundles FROM new_parts;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT pack_id) INTO bundles FROM old_parts;
  ELSE
    SELECT array_agg(DISTINCT pack_id) INTO bundles FROM (SELECT pack_id FROM old_parts UNION ALL SELECT pack_id FROM new_parts) AS changed;
  END IF;
  IF EXISTS (SELECT FROM public.pack_parts JOIN public.stock_movements USING (pack_id) WHERE pack_id = ANY (bundles)) THEN
    RAISE EXCEPTION 'a pack with movements of stock can''t become a bundle' USING ERRCODE = 'check_violation', CONSTRAINT = 'pack_parts_own_stock_check';
  END IF;
  IF EXISTS (
    SELECT FROM public.pack_parts AS bundled JOIN public.pack_parts AS nested ON nested.pack_id = bundled.part_pack_id
    WHERE bundled.pack_id = ANY (bundles) OR nested.pack_id = ANY (bundles)) THEN
    RAISE EXCEPTION 'a bundle can''t be part of a bundle' USING ERRCODE = 'check_violation', CONSTRAINT = 'pack_parts_nested_check';
  END IF;
  PERFORM FROM public.packs WHERE id IN (SELECT part_pack_id FROM public.pack_parts WHERE pack_id = ANY (bundles)) ORDER BY id FOR NO KEY UPDATE;
  PERFORM public.derive_bundle_stock(bundles);
  PERFORM public.derive_sold_out(bundles);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER pack_parts_inserted AFTER INSERT ON public.pack_parts REFERENCING NEW TABLE AS new_parts FOR EACH STATEMENT
  EXECUTE FUNCTION public.pack_parts_changed();

CREATE OR REPLACE TRIGGER pack_parts_updated AFTER UPDATE ON public.pack_parts REFERENCING OLD TABLE AS old_parts NEW TABLE AS new_parts
  FOR EACH STATEMENT EXECUTE FUNCTION public.pack_parts_changed();

CREATE OR REPLACE TRIGGER pack_parts_deleted AFTER DELETE ON public.pack_parts REFERENCING OLD TABLE AS old_parts FOR EACH STATEMENT
  EXECUTE FUNCTION public.pack_parts_changed();
