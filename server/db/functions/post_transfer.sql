CREATE OR REPLACE FUNCTION public.post_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.ledger (posting, account, holder, amount_paise, order_id, at) VALUES
    ('transfer:' || NEW.id, 'CUSTOMER', NULL, -NEW.amount_paise, NEW.order_id, NEW.received_at),
    ('transfer:' || NEW.id, CASE WHEN NEW.collected_by IS NULL THEN 'PROVIDER' ELSE 'CASH' END,
     coalesce(NEW.collected_by, NEW.provider), NEW.amount_paise, NEW.order_id, NEW.received_at);
  UPDATE public.orders SET received_paise = received_paise + NEW.amount_paise WHERE id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER transfers_post AFTER INSERT ON public.transfers FOR EACH ROW EXECUTE FUNCTION public.post_transfer();
