CREATE OR REPLACE FUNCTION public.count_redemption() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.given_back_at IS NULL) = (NEW.given_back_at IS NULL) THEN
    RETURN NULL;
  END IF;
  -- Locks the coupon, so that redemptions are counted one after another.
  UPDATE public.coupons SET redeemed = redeemed + CASE WHEN NEW.given_back_at IS NULL THEN 1 ELSE -1 END
  WHERE code = NEW.code RETURNING customer_limit INTO allowed;
  IF NEW.given_back_at IS NULL AND allowed < (
      SELECT count(*) FROM public.coupon_redemptions
      WHERE customer_id = NEW.customer_id AND code = NEW.code AND given_back_at IS NULL) THEN
    RAISE EXCEPTION 'coupon % is used up for this customer', NEW.code USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_redemptions_customer_limit';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER coupon_redemptions_count AFTER INSERT OR UPDATE OF given_back_at ON public.coupon_redemptions FOR EACH ROW
  EXECUTE FUNCTION public.count_redemption();
