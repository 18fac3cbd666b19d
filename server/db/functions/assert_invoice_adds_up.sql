-- A document's lines add up to its totals, and credit notes never exceed their invoice, whoever writes them.
CREATE OR REPLACE FUNCTION public.assert_invoice_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  summed record;
BEGIN
  IF NEW.number IS DISTINCT FROM (SELECT last_number FROM public.invoice_series WHERE kind = NEW.kind AND financial_year = NEW.financial_year) THEN
    RAISE EXCEPTION 'document % is not the next of its series', NEW.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_next_check';
  END IF;
  SELECT sum("taxablePaise") AS taxable, sum("cgstPaise") AS cgst, sum("sgstPaise") AS sgst, sum("igstPaise") AS igst,
         bool_and("listedPaise" - "discountPaise" + "deliveryPaise" = "taxablePaise" + "cgstPaise" + "sgstPaise" + "igstPaise") AS each INTO summed
  FROM jsonb_to_recordset(NEW.lines) AS line ("listedPaise" bigint, "discountPaise" bigint, "deliveryPaise" bigint, "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint);
  IF (summed.taxable, summed.cgst, summed.sgst, summed.igst, summed.each) IS DISTINCT FROM (NEW.taxable_paise::numeric, NEW.cgst_paise::numeric, NEW.sgst_paise::numeric, NEW.igst_paise::numeric, true) THEN
    RAISE EXCEPTION 'the lines of document % are not its sums', NEW.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_lines_check';
  END IF;
  IF NEW.invoice_id IS NOT NULL AND EXISTS (
    SELECT FROM public.invoices AS invoice
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(taxable_paise), 0) + NEW.taxable_paise AS taxable, coalesce(sum(cgst_paise), 0) + NEW.cgst_paise AS cgst, coalesce(sum(igst_paise), 0) + NEW.igst_paise AS igst, coalesce(sum(total_paise), 0) + NEW.total_paise AS total
      FROM public.invoices AS note WHERE note.invoice_id = invoice.id) AS credited
    WHERE invoice.id = NEW.invoice_id
      AND (credited.taxable > invoice.taxable_paise OR credited.cgst > invoice.cgst_paise OR credited.igst > invoice.igst_paise OR credited.total > invoice.total_paise)) THEN
    RAISE EXCEPTION 'credit note % exceeds its invoice', NEW.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_credit_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER invoices_add_up BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.assert_invoice_adds_up();
