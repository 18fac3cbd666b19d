-- A new product has no packs yet, even if it was copied from a row that has some.
CREATE OR REPLACE FUNCTION public.begin_without_packs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cheapest_paise := NULL;
  NEW.in_stock := false;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER products_begin_without_packs BEFORE INSERT ON public.products FOR EACH ROW
  EXECUTE FUNCTION public.begin_without_packs();
