CREATE OR REPLACE FUNCTION public.reduce_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.orders SET reduced_paise = reduced_paise + NEW.reduced_paise WHERE id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_mends_reduce AFTER INSERT ON public.order_mends FOR EACH ROW WHEN (NEW.reduced_paise > 0)
  EXECUTE FUNCTION public.reduce_order();

CREATE OR REPLACE TRIGGER order_changes_reduce AFTER INSERT ON public.order_changes FOR EACH ROW EXECUTE FUNCTION public.reduce_order();
