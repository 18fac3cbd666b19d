-- Records what processes have to drop from their caches. Of very many products it records only that all may have changed.
CREATE OR REPLACE FUNCTION public.note_catalogue_change(kind text, product_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.catalogue_changes (kind, product_id)
  SELECT 'ALL', NULL WHERE cardinality(product_ids) > 1000
  UNION ALL
  SELECT kind, product_id FROM unnest(product_ids) AS product_id WHERE cardinality(product_ids) <= 1000;
END $$;
