CREATE OR REPLACE FUNCTION public.assert_posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_paise) FROM public.ledger WHERE posting = NEW.posting) <> 0 THEN
    RAISE EXCEPTION 'posting % does not sum to zero', NEW.posting USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balance';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS ledger_balance ON public.ledger;

CREATE CONSTRAINT TRIGGER ledger_balance AFTER INSERT ON public.ledger DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION public.assert_posting_balances();
