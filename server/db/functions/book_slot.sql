CREATE OR REPLACE FUNCTION public.book_slot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text := CASE WHEN TG_OP = 'UPDATE' AND OLD.status <> 'CANCELLED' THEN OLD.slot_id END;
  holds text := CASE WHEN NEW.status <> 'CANCELLED' THEN NEW.slot_id END;
BEGIN
  IF held IS DISTINCT FROM holds THEN
    UPDATE public.delivery_slots SET booked = booked + CASE id WHEN holds THEN 1 ELSE -1 END WHERE id IN (held, holds);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_book_slot AFTER INSERT OR UPDATE OF slot_id, status ON public.orders FOR EACH ROW
  EXECUTE FUNCTION public.book_slot();
