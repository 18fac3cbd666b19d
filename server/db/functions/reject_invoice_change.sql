-- An issued document never changes, except that its buyer is erased on request.
CREATE OR REPLACE FUNCTION public.reject_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.buyer IS NULL AND to_jsonb(NEW) - 'buyer' = to_jsonb(OLD) - 'buyer' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'document % is never changed', OLD.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_append_only';
END $$;

CREATE OR REPLACE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON public.invoices FOR EACH ROW
  EXECUTE FUNCTION public.reject_invoice_change();
