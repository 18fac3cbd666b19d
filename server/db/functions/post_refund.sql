CREATE OR REPLACE FUNCTION public.post_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transfer public.transfers%ROWTYPE;
  source text := CASE WHEN NEW.by_hand THEN 'SHOP' ELSE 'PROVIDER' END;
  change bigint := 0;
BEGIN
  SELECT * INTO transfer FROM public.transfers WHERE id = NEW.transfer_id;
  IF TG_OP = 'UPDATE' AND (OLD.state IN ('DONE', 'FAILED') OR NEW.state = 'REQUESTED'
      OR (NEW.transfer_id, NEW.amount_paise, NEW.by_hand) <> (OLD.transfer_id, OLD.amount_paise, OLD.by_hand)) THEN
    RAISE EXCEPTION 'a refund goes from REQUESTED over SENT to DONE or FAILED' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_step_check';
  END IF;
  IF TG_OP = 'INSERT' THEN
    change := NEW.amount_paise;
    INSERT INTO public.ledger (posting, account, holder, amount_paise, order_id, at) VALUES
      ('refund:' || NEW.id || ':requested', source, CASE WHEN NEW.by_hand THEN NULL ELSE transfer.provider END, -NEW.amount_paise, transfer.order_id, NEW.created_at),
      ('refund:' || NEW.id || ':requested', 'REFUNDS', NULL, NEW.amount_paise, transfer.order_id, NEW.created_at);
  END IF;
  IF NEW.state = 'DONE' THEN
    INSERT INTO public.ledger (posting, account, holder, amount_paise, order_id, at) VALUES
      ('refund:' || NEW.id || ':done', 'REFUNDS', NULL, -NEW.amount_paise, transfer.order_id, NEW.updated_at),
      ('refund:' || NEW.id || ':done', 'CUSTOMER', NULL, NEW.amount_paise, transfer.order_id, NEW.updated_at);
  ELSIF NEW.state = 'FAILED' THEN
    change := change - NEW.amount_paise;
    INSERT INTO public.ledger (posting, account, holder, amount_paise, order_id, at) VALUES
      ('refund:' || NEW.id || ':failed', 'REFUNDS', NULL, -NEW.amount_paise, transfer.order_id, NEW.updated_at),
      ('refund:' || NEW.id || ':failed', source, CASE WHEN NEW.by_hand THEN NULL ELSE transfer.provider END, NEW.amount_paise, transfer.order_id, NEW.updated_at);
  END IF;
  IF change <> 0 THEN
    UPDATE public.transfers SET refunded_paise = refunded_paise + change WHERE id = NEW.transfer_id;
    UPDATE public.orders SET refunded_paise = refunded_paise + change WHERE id = transfer.order_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refunds_post AFTER INSERT OR UPDATE OF state, amount_paise, transfer_id, by_hand ON public.refunds FOR EACH ROW
  EXECUTE FUNCTION public.post_refund();
