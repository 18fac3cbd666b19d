-- For sums, which only triggers may write: inside another trigger the depth is 2.
CREATE OR REPLACE FUNCTION public.reject_direct_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION '% is written by triggers', TG_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER packs_stock_by_movement BEFORE UPDATE OF stock ON public.packs
  FOR EACH ROW WHEN (OLD.stock IS DISTINCT FROM NEW.stock) EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER packs_sold_out_by_mark BEFORE UPDATE OF sold_out ON public.packs
  FOR EACH ROW WHEN (OLD.sold_out IS DISTINCT FROM NEW.sold_out) EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER stock_movements_opening BEFORE INSERT ON public.stock_movements FOR EACH ROW WHEN (NEW.reason = 'OPENING')
  EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER transfers_refunded_by_refunds BEFORE UPDATE OF refunded_paise ON public.transfers FOR EACH ROW
  WHEN (OLD.refunded_paise IS DISTINCT FROM NEW.refunded_paise) EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER orders_money_by_transfers BEFORE UPDATE OF received_paise, refunded_paise ON public.orders FOR EACH ROW
  WHEN ((OLD.received_paise, OLD.refunded_paise) IS DISTINCT FROM (NEW.received_paise, NEW.refunded_paise)) EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER coupons_redeemed_by_redemptions BEFORE UPDATE OF redeemed ON public.coupons FOR EACH ROW
  WHEN (OLD.redeemed IS DISTINCT FROM NEW.redeemed) EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER orders_reduced_by_changes BEFORE UPDATE OF reduced_paise ON public.orders FOR EACH ROW
  WHEN (OLD.reduced_paise IS DISTINCT FROM NEW.reduced_paise) EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER delivery_slots_booked_by_orders BEFORE UPDATE OF booked ON public.delivery_slots FOR EACH ROW
  WHEN (OLD.booked IS DISTINCT FROM NEW.booked) EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER batches_begin_empty BEFORE INSERT ON public.batches FOR EACH ROW WHEN (NEW.stock <> 0 OR NEW.set_apart <> 0)
  EXECUTE FUNCTION public.reject_direct_write();

CREATE OR REPLACE TRIGGER batches_stock_by_movement BEFORE UPDATE OF stock, set_apart ON public.batches FOR EACH ROW
  WHEN ((OLD.stock, OLD.set_apart) IS DISTINCT FROM (NEW.stock, NEW.set_apart)) EXECUTE FUNCTION public.reject_direct_write();
