-- Counts the words of categories. A change of their product count alone is reported by the products.
CREATE OR REPLACE FUNCTION public.categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came text[];
  went text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT FROM old_categories AS o FULL JOIN new_categories AS n ON n.id = o.id
      WHERE to_jsonb(o) - 'product_count' IS DISTINCT FROM to_jsonb(n) - 'product_count')
    THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO public.catalogue_changes (kind) VALUES ('ALL');
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(search_words) INTO came FROM new_categories;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(search_words) INTO went FROM old_categories;
  END IF;
  PERFORM public.count_words(came, went);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER categories_inserted AFTER INSERT ON public.categories REFERENCING NEW TABLE AS new_categories FOR EACH STATEMENT
  EXECUTE FUNCTION public.categories_changed();

CREATE OR REPLACE TRIGGER categories_updated AFTER UPDATE ON public.categories
  REFERENCING OLD TABLE AS old_categories NEW TABLE AS new_categories FOR EACH STATEMENT EXECUTE FUNCTION public.categories_changed();

CREATE OR REPLACE TRIGGER categories_deleted AFTER DELETE ON public.categories REFERENCING OLD TABLE AS old_categories FOR EACH STATEMENT
  EXECUTE FUNCTION public.categories_changed();
