CREATE OR REPLACE FUNCTION public.reject_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A foreign key's cascade deletes rows together with their pack.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;

CREATE OR REPLACE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON public.stock_movements FOR EACH ROW
  EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER transfers_append_only BEFORE UPDATE OF amount_paise, provider, reference, collected_by OR DELETE
  ON public.transfers FOR EACH ROW
  EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER refunds_append_only BEFORE DELETE ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON public.ledger FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER order_items_append_only BEFORE DELETE ON public.order_items FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER coupon_redemptions_append_only BEFORE DELETE ON public.coupon_redemptions FOR EACH ROW
  EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER order_item_parts_append_only BEFORE DELETE ON public.order_item_parts FOR EACH ROW
  EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.reject_change();

-- For as long as books are kept: the running financial year, from April on, and the eight before it.
CREATE OR REPLACE TRIGGER audit_log_kept BEFORE DELETE ON public.audit_log FOR EACH ROW
  WHEN (OLD.at >= (date_trunc('year', now() AT TIME ZONE 'Asia/Kolkata' - interval '3 months') + interval '3 months' - interval '8 years') AT TIME ZONE 'Asia/Kolkata')
  EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER order_changes_append_only BEFORE UPDATE OR DELETE ON public.order_changes FOR EACH ROW
  EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER order_mends_append_only BEFORE UPDATE OR DELETE ON public.order_mends FOR EACH ROW
  EXECUTE FUNCTION public.reject_change();

CREATE OR REPLACE TRIGGER day_closings_append_only BEFORE UPDATE OR DELETE ON public.day_closings FOR EACH ROW
  EXECUTE FUNCTION public.reject_change();

-- A transfer that came without an order is assigned to one, once.
CREATE OR REPLACE TRIGGER transfers_order_append_only BEFORE UPDATE OF order_id ON public.transfers
  FOR EACH ROW WHEN (OLD.order_id IS NOT NULL)
  EXECUTE FUNCTION public.reject_change();
