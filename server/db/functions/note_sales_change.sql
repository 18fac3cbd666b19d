-- A sale counts on its day in the shop. Whether a customer's later sales are a first or a next one depends on it too.
CREATE OR REPLACE FUNCTION public.note_sales_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'localities' THEN
    DELETE FROM public.sales_days;
  ELSIF TG_TABLE_NAME = 'order_items' THEN
    INSERT INTO public.sales_day_changes (day) SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM public.orders WHERE id = NEW.order_id;
  ELSIF TG_OP = 'INSERT' THEN
    -- It is its customer's newest: days are added up so late that clocks may differ.
    INSERT INTO public.sales_day_changes (day) VALUES ((NEW.created_at AT TIME ZONE 'Asia/Kolkata')::date);
  ELSE
    -- An erased customer loses all orders at once, each of which comes here.
    INSERT INTO public.sales_day_changes (day)
    SELECT (OLD.created_at AT TIME ZONE 'Asia/Kolkata')::date
    UNION SELECT (NEW.created_at AT TIME ZONE 'Asia/Kolkata')::date
    UNION SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM public.orders
    WHERE NEW.customer_id IS NOT NULL AND customer_id IN (OLD.customer_id, NEW.customer_id) AND created_at > least(OLD.created_at, NEW.created_at)
      AND status NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_inserted_sales AFTER INSERT ON public.orders FOR EACH ROW
  WHEN (NEW.status NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED'))
  EXECUTE FUNCTION public.note_sales_change();

CREATE OR REPLACE TRIGGER orders_updated_sales AFTER UPDATE ON public.orders FOR EACH ROW
  WHEN ((OLD.status NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED'), OLD.customer_id, OLD.created_at, OLD.total_paise,
      OLD.reduced_paise, OLD.discount_paise, OLD.area_id, OLD.slot_id, OLD.coupon_code, OLD.address)
    IS DISTINCT FROM (NEW.status NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED'), NEW.customer_id, NEW.created_at, NEW.total_paise,
      NEW.reduced_paise, NEW.discount_paise, NEW.area_id, NEW.slot_id, NEW.coupon_code, NEW.address))
  EXECUTE FUNCTION public.note_sales_change();

-- Lines are written with their order; packing adds only substitutes.
CREATE OR REPLACE TRIGGER order_items_inserted_sales AFTER INSERT ON public.order_items FOR EACH ROW
  WHEN (NEW.substitutes_line_no IS NOT NULL)
  EXECUTE FUNCTION public.note_sales_change();

CREATE OR REPLACE TRIGGER order_items_updated_sales AFTER UPDATE ON public.order_items FOR EACH ROW
  WHEN ((coalesce(OLD.packed_quantity, OLD.quantity), OLD.quantity, OLD.pack_id, OLD.line_paise, OLD.discount_paise, OLD.delivery_paise)
    IS DISTINCT FROM (coalesce(NEW.packed_quantity, NEW.quantity), NEW.quantity, NEW.pack_id, NEW.line_paise, NEW.discount_paise, NEW.delivery_paise))
  EXECUTE FUNCTION public.note_sales_change();

-- Sales are summed by the nearest locality.
CREATE OR REPLACE TRIGGER localities_sales AFTER INSERT OR UPDATE OR DELETE ON public.localities FOR EACH STATEMENT
  EXECUTE FUNCTION public.note_sales_change();
