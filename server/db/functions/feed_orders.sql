-- Serves orders, and tables that name one in order_id. Each trigger compiles only the branch that it runs.
CREATE OR REPLACE FUNCTION public.feed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    INSERT INTO public.order_feed (order_id) SELECT id FROM changed;
  ELSE
    INSERT INTO public.order_feed (order_id) SELECT DISTINCT order_id FROM changed;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_inserted_feed AFTER INSERT ON public.orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER orders_updated_feed AFTER UPDATE ON public.orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER round_stops_inserted_feed AFTER INSERT ON public.round_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER round_stops_updated_feed AFTER UPDATE ON public.round_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER complaints_inserted_feed AFTER INSERT ON public.complaints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER complaints_updated_feed AFTER UPDATE ON public.complaints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER order_additions_inserted_feed AFTER INSERT ON public.order_additions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER order_additions_updated_feed AFTER UPDATE ON public.order_additions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();

CREATE OR REPLACE TRIGGER order_notes_inserted_feed AFTER INSERT ON public.order_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();
