-- A line has left what was packed of it, less what was refunded and what waits for a second person.
CREATE OR REPLACE FUNCTION public.assert_refund_line_fits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line record;
BEGIN
  -- The lock comes first, so that the sums after it see what other transactions committed.
  PERFORM FROM public.orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  SELECT coalesce(packed_quantity, quantity) AS units,
         (line_paise - discount_paise + delivery_paise - delivery_off_paise) * coalesce(packed_quantity, quantity) / quantity AS paise
  INTO line FROM public.order_items WHERE order_id = NEW.order_id AND line_no = NEW.line_no;
  IF EXISTS (
    SELECT FROM public.refund_lines LEFT JOIN public.refund_approvals ON refund_approvals.id = refund_lines.approval_id
    WHERE refund_lines.order_id = NEW.order_id AND refund_lines.line_no = NEW.line_no AND refund_approvals.state IS DISTINCT FROM 'DECLINED'
    HAVING sum(refund_lines.quantity) > line.units OR sum(refund_lines.amount_paise) > line.paise) THEN
    RAISE EXCEPTION 'line % of order % has less left to refund', NEW.line_no, NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_left_check';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refund_lines_fit AFTER INSERT ON public.refund_lines FOR EACH ROW EXECUTE FUNCTION public.assert_refund_line_fits();
