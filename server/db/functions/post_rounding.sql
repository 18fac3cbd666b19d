-- The customer owes as much less or more as the order was rounded, so that cash in whole rupees settles it.
CREATE OR REPLACE FUNCTION public.post_rounding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.ledger (posting, account, amount_paise, order_id, at) VALUES
    ('rounding:' || NEW.id, 'CUSTOMER', NEW.rounding_paise - OLD.rounding_paise, NEW.id, NEW.updated_at),
    ('rounding:' || NEW.id, 'ROUNDING', OLD.rounding_paise - NEW.rounding_paise, NEW.id, NEW.updated_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_rounding_post AFTER UPDATE OF rounding_paise ON public.orders
  FOR EACH ROW WHEN (OLD.rounding_paise <> NEW.rounding_paise)
  EXECUTE FUNCTION public.post_rounding();
