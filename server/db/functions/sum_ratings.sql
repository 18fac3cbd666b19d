-- Keeps how often a product was rated, and the sum of its stars, in the product's row. Hidden ratings don't count.
CREATE OR REPLACE FUNCTION public.sum_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted integer := 0;
  summed integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    counted := -1;
    summed := -OLD.stars;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    counted := counted + 1;
    summed := summed + NEW.stars;
  END IF;
  IF (counted, summed) <> (0, 0) THEN
    UPDATE public.products SET rating_count = rating_count + counted, rating_sum = rating_sum + summed
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ratings_sum AFTER INSERT OR UPDATE OF stars, hidden_at OR DELETE ON public.ratings FOR EACH ROW
  EXECUTE FUNCTION public.sum_ratings();
