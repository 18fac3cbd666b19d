-- Rejects a bank reference that counted already, for money that came or that was refunded.
CREATE OR REPLACE FUNCTION public.claim_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The tables' columns differ. Each trigger compiles only the branch that it runs.
  IF TG_TABLE_NAME = 'transfers' THEN
    INSERT INTO public.bank_references (reference, transfer_id) VALUES (NEW.reference, NEW.id);
  ELSE
    INSERT INTO public.bank_references (reference, refund_id) VALUES (NEW.provider_refund_id, NEW.id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER transfers_claim_reference AFTER INSERT ON public.transfers
  FOR EACH ROW WHEN (NEW.provider = 'upi')
  EXECUTE FUNCTION public.claim_reference();

CREATE OR REPLACE TRIGGER refunds_claim_first_reference AFTER INSERT ON public.refunds
  FOR EACH ROW WHEN (NEW.by_hand AND NEW.provider_refund_id IS NOT NULL)
  EXECUTE FUNCTION public.claim_reference();

CREATE OR REPLACE TRIGGER refunds_claim_reference AFTER UPDATE OF provider_refund_id ON public.refunds
  FOR EACH ROW WHEN (NEW.by_hand AND NEW.provider_refund_id IS NOT NULL AND NEW.provider_refund_id IS DISTINCT FROM OLD.provider_refund_id)
  EXECUTE FUNCTION public.claim_reference();
