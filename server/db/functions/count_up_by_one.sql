-- Tax law requires serial numbers without gaps, whoever writes them.
CREATE OR REPLACE FUNCTION public.count_up_by_one() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.kind, NEW.financial_year, NEW.last_number) = (OLD.kind, OLD.financial_year, OLD.last_number + 1) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.last_number = 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a series of invoices has no gaps' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_series_gaps_check';
END $$;

CREATE OR REPLACE TRIGGER invoice_series_count BEFORE INSERT OR UPDATE OR DELETE ON public.invoice_series FOR EACH ROW
  EXECUTE FUNCTION public.count_up_by_one();
