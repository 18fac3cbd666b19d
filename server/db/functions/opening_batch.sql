CREATE OR REPLACE FUNCTION public.opening_batch(of_pack text) RETURNS text LANGUAGE sql AS $$
  INSERT INTO public.batches (id, pack_id, code) VALUES ('opening-' || of_pack, of_pack, 'OPENING') ON CONFLICT DO NOTHING;
  SELECT 'opening-' || of_pack;
$$;
