-- Boards and riders see at once that an order is stopped, or goes on.
CREATE OR REPLACE FUNCTION public.feed_recalled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.order_feed (order_id)
  SELECT DISTINCT line.order_id FROM public.order_item_batches AS line JOIN public.orders ON orders.id = line.order_id
  WHERE line.batch_id = NEW.id AND orders.status NOT IN ('DELIVERED', 'CANCELLED');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER batches_recalled_feed AFTER UPDATE OF out_of_sale ON public.batches FOR EACH ROW
  WHEN (OLD.out_of_sale IS DISTINCT FROM NEW.out_of_sale) EXECUTE FUNCTION public.feed_recalled();
