-- The lock comes first, so that the statement after it sees what other transactions committed of the bundle's parts. The nested SELECTs hide
-- the array's length, for which each call would be planned again.
CREATE OR REPLACE FUNCTION public.derive_bundle_stock(bundles text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.packs WHERE id = ANY ((SELECT bundles)::text[]) ORDER BY id FOR NO KEY UPDATE;
  UPDATE public.packs SET stock = derived.stock
  FROM (
    SELECT bundle.id, coalesce(min(part.stock / pack_parts.quantity), 0) AS stock
    FROM public.packs AS bundle
    LEFT JOIN public.pack_parts ON pack_parts.pack_id = bundle.id
    LEFT JOIN public.packs AS part ON part.id = pack_parts.part_pack_id
    WHERE bundle.id = ANY ((SELECT bundles)::text[]) GROUP BY bundle.id) AS derived
  WHERE packs.id = derived.id AND packs.stock <> derived.stock;
END $$;
