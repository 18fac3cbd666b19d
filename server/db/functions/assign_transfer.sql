CREATE OR REPLACE FUNCTION public.assign_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.refunded_paise > 0 THEN
    RAISE EXCEPTION 'transfer % goes back already', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  UPDATE public.orders SET received_paise = received_paise + NEW.amount_paise WHERE id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER transfers_assign AFTER UPDATE OF order_id ON public.transfers
  FOR EACH ROW WHEN (OLD.order_id IS NULL AND NEW.order_id IS NOT NULL)
  EXECUTE FUNCTION public.assign_transfer();
