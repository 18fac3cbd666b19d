-- Packs are locked by id and then bundles by id, everywhere.
CREATE OR REPLACE FUNCTION public.sold_out_marks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marked text := coalesce(NEW.pack_id, OLD.pack_id);
BEGIN
  PERFORM public.derive_sold_out(ARRAY[marked]);
  PERFORM public.derive_sold_out((SELECT array_agg(pack_id) FROM public.pack_parts WHERE part_pack_id = marked));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sold_out_marks_changed AFTER INSERT OR UPDATE OR DELETE ON public.sold_out_marks FOR EACH ROW
  EXECUTE FUNCTION public.sold_out_marks_changed();
