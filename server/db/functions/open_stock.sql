CREATE OR REPLACE FUNCTION public.open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.batches (id, pack_id, code) SELECT 'opening-' || id, id, 'OPENING' FROM inserted WHERE stock <> 0;
  INSERT INTO public.stock_movements (pack_id, change, reason, batch_id) SELECT id, stock, 'OPENING', 'opening-' || id FROM inserted WHERE stock <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER packs_open_stock AFTER INSERT ON public.packs REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT
  EXECUTE FUNCTION public.open_stock();
