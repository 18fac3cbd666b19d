-- Serves tables whose rows are orders or name one in order_id.
CREATE OR REPLACE FUNCTION public.feed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.order_feed (order_id) SELECT DISTINCT coalesce(row ->> 'order_id', row ->> 'id') FROM (SELECT to_jsonb(changed) AS row FROM changed) AS rows;
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

CREATE OR REPLACE TRIGGER order_notes_inserted_feed AFTER INSERT ON public.order_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION public.feed_orders();
