-- Twelve letters of 32, from bytes of a random UUID that are random as a whole: too many to find one by trying.
CREATE OR REPLACE FUNCTION public.new_trace_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid.bytes, at) % 32 + 1, 1), '')
  FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) AS uuid, unnest(ARRAY[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13]) AS at;
$$;
