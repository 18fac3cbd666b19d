-- The rider holds no cash afterwards: a shortage or surplus is posted as a difference.
CREATE OR REPLACE FUNCTION public.post_cash_handover() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  expected bigint := coalesce(NEW.expected_paise, NEW.amount_paise);
BEGIN
  INSERT INTO public.ledger (posting, account, holder, amount_paise, at)
  SELECT 'handover:' || NEW.id, account, holder, change, NEW.at FROM (VALUES
    ('CASH', NEW.rider_id, -expected), ('SHOP', NULL, NEW.amount_paise), ('DIFFERENCE', NEW.rider_id, expected - NEW.amount_paise)
  ) AS rows (account, holder, change) WHERE change <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER cash_handovers_post AFTER INSERT ON public.cash_handovers FOR EACH ROW
  EXECUTE FUNCTION public.post_cash_handover();
