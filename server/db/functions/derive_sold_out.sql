-- A bundle is sold out with any of its parts. The lock comes first, so that the statement after it sees the marks that others committed.
CREATE OR REPLACE FUNCTION public.derive_sold_out(pack_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.packs WHERE id = ANY (pack_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE public.packs SET sold_out = derived.sold_out
  FROM (
    SELECT marked.id, EXISTS (
      SELECT FROM public.sold_out_marks AS mark
      WHERE mark.ended_at IS NULL
        AND (mark.pack_id = marked.id OR mark.pack_id IN (SELECT part_pack_id FROM public.pack_parts WHERE pack_parts.pack_id = marked.id))) AS sold_out
    FROM public.packs AS marked WHERE marked.id = ANY (pack_ids)) AS derived
  WHERE packs.id = derived.id AND packs.sold_out <> derived.sold_out;
END $$;
