CREATE OR REPLACE FUNCTION public.assert_parts_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.order_items AS line
    CROSS JOIN LATERAL (
      SELECT sum(taxable_paise) AS taxable, sum(tax_paise) AS tax
      FROM public.order_item_parts AS part WHERE part.order_id = line.order_id AND part.line_no = line.line_no) AS summed
    WHERE line.order_id = NEW.order_id AND line.line_no = NEW.line_no
      AND (summed.taxable, summed.tax) IS DISTINCT FROM (line.taxable_paise, line.tax_paise)) THEN
    RAISE EXCEPTION 'the parts of line % of order % are not its sums', NEW.line_no, NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_item_parts_line_check';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS order_item_parts_add_up ON public.order_item_parts;

CREATE CONSTRAINT TRIGGER order_item_parts_add_up AFTER INSERT OR UPDATE ON public.order_item_parts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION public.assert_parts_add_up();
