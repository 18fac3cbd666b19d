-- TRUNCATE gives its trigger no rows, so the counts start again from zero.
CREATE OR REPLACE FUNCTION public.goods_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'packs' THEN
    UPDATE public.products SET cheapest_paise = NULL, in_stock = false;
  ELSE
    UPDATE public.categories SET product_count = 0;
    DELETE FROM public.search_vocabulary;
    PERFORM public.count_words((SELECT array_agg(search_words) FROM public.categories), NULL);
  END IF;
  INSERT INTO public.catalogue_changes (kind) VALUES ('ALL');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER packs_truncated AFTER TRUNCATE ON public.packs FOR EACH STATEMENT EXECUTE FUNCTION public.goods_truncated();

CREATE OR REPLACE TRIGGER products_truncated AFTER TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION public.goods_truncated();

CREATE OR REPLACE TRIGGER categories_truncated AFTER TRUNCATE ON public.categories FOR EACH STATEMENT
  EXECUTE FUNCTION public.goods_truncated();
