-- Money that came without an order can be given to one, once, as long as none of it goes back.
CREATE OR REPLACE TRIGGER transfers_append_only BEFORE UPDATE OF amount_paise, provider, reference, collected_by OR DELETE ON transfers FOR EACH ROW
  EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE TRIGGER transfers_order_append_only BEFORE UPDATE OF order_id ON transfers FOR EACH ROW WHEN (OLD.order_id IS NOT NULL)
  EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE FUNCTION assign_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.refunded_paise > 0 THEN
    RAISE EXCEPTION 'transfer % goes back already', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  UPDATE orders SET received_paise = received_paise + NEW.amount_paise WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_assign AFTER UPDATE OF order_id ON transfers FOR EACH ROW WHEN (OLD.order_id IS NULL AND NEW.order_id IS NOT NULL)
  EXECUTE FUNCTION assign_transfer();
