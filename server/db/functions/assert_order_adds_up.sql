CREATE OR REPLACE FUNCTION public.assert_order_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked text;
BEGIN
  -- Its tables' columns differ. Each trigger compiles only the branch that it runs.
  IF TG_TABLE_NAME = 'orders' THEN
    checked := NEW.id;
  ELSE
    checked := NEW.order_id;
  END IF;
  IF EXISTS (
    SELECT FROM public.orders
    CROSS JOIN LATERAL (
      SELECT sum(line_paise) AS lines, sum(discount_paise) AS discounts, sum(delivery_paise) AS deliveries, sum(tax_paise) AS taxes,
             bool_or((unit_price_paise = 0) <> (orders.payment_method = 'NONE')) AS is_mispriced
      FROM public.order_items WHERE order_id = orders.id AND substitutes_line_no IS NULL) AS summed
    WHERE orders.id = checked AND summed.lines IS NOT NULL
      -- Only the lines of replacements cost nothing.
      AND (summed.is_mispriced OR (summed.lines, summed.discounts, summed.deliveries, summed.taxes) IS DISTINCT FROM
        (orders.items_paise + orders.addons_paise, orders.discount_paise, orders.delivery_paise, orders.tax_included_paise))) THEN
    RAISE EXCEPTION 'the lines of order % are not its sums', checked USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_lines_check';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS orders_add_up ON public.orders;

-- A new order has no lines yet: theirs is the check.
CREATE CONSTRAINT TRIGGER orders_add_up AFTER UPDATE OF items_paise, addons_paise, discount_paise, delivery_paise, tax_included_paise ON public.orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.assert_order_adds_up();

DROP TRIGGER IF EXISTS order_items_add_up ON public.order_items;

CREATE CONSTRAINT TRIGGER order_items_add_up AFTER INSERT OR UPDATE OF order_id, line_paise, discount_paise, delivery_paise, tax_paise, substitutes_line_no
  ON public.order_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.assert_order_adds_up();
