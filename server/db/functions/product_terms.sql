-- The search terms of a product: each word, each pair of neighbouring words joined behind "~", the same behind "." for
-- words of names alone, and each whole name without spaces behind "=". 'Ragi flour' gives raki, flour, ~rakiflour,
-- .raki, .flour, .~rakiflour and =rakiflour.
CREATE OR REPLACE FUNCTION public.product_terms(name_en text, name_ta text, name_hi text, other_names text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text[] := ARRAY[public.search_key(name_en), public.search_key(name_ta), public.search_key(name_hi)];
  key text;
  words text[];
  terms text[] := '{}';
BEGIN
  FOREACH key IN ARRAY names || public.search_key(other_names) LOOP
    words := string_to_array(key, ' ');
    FOR at IN 2 .. cardinality(words) LOOP
      words := words || ('~' || words[at - 1] || words[at]);
    END LOOP;
    terms := terms || words;
    IF key = ANY (names) AND key <> '' THEN
      terms := terms || string_to_array('.' || array_to_string(words, ' .'), ' ') || ('=' || replace(key, ' ', ''));
    END IF;
  END LOOP;
  RETURN array_to_tsvector(terms);
END $$;
