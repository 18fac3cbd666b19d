-- A cancelled order's parcel brings no replacement, so what was promised is to be sent again.
CREATE OR REPLACE FUNCTION public.reopen_replacements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The units of an order of its own are for sale again, so its complaint is decided again.
  UPDATE public.complaints
  SET state = 'OPEN', decision_reason = NULL, decided_by = NULL, decided_at = NULL, sent_at = NULL, sent_by = NULL, sent_with = NULL
  WHERE sent_with = NEW.id AND id IN (SELECT complaint_id FROM public.replacement_orders WHERE order_id = NEW.id);
  UPDATE public.complaints SET sent_at = NULL, sent_by = NULL, sent_with = NULL WHERE sent_with = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_reopen_replacements AFTER UPDATE OF status ON public.orders FOR EACH ROW
  WHEN (NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED') EXECUTE FUNCTION public.reopen_replacements();
