-- Returns what words sound like, in Latin letters: the one spelling in which names and searches are compared. Tamil 'கேழ்வரகு' and its
-- spellings in Latin letters ('kezhvaragu', 'kelvaragu', 'kezhvaraku') all give 'kelvaraku'. The result has only a-z, 0-9 and single
-- spaces, so that no character of a search has a meaning in LIKE or in a regular expression. See ADR 6.
CREATE OR REPLACE FUNCTION public.search_key(words text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(words) = length(words) THEN
    words := replace(lower(words), '''', '');
  ELSE
    -- Lower case and normal width, without accents, nuktas, joiners and apostrophes.
    words := lower(normalize(words, NFKD));
    words := regexp_replace(words, '[\u0300-\u036f\u093c\u200b-\u200d''’]', '', 'g');
    words := normalize(words, NFC);

    -- A Tamil or Hindi consonant without a vowel sign is followed by an a. A marks the Hindi one, which is often silent.
    words := regexp_replace(words, '([\u0b95-\u0bb9])(?![\u0bbe-\u0bcd])', '\1a', 'g');
    words := regexp_replace(words, '([\u0915-\u0939])(?![\u093e-\u094d])', '\1A', 'g');

    -- Letters first, then vowel signs. Tamil has one letter each for k and g, t and d, p and b, s and j, so each pair becomes one. The
    -- signs at the end that have no counterpart are silent and are removed.
    words := regexp_replace(words, '[ஐऐ\u0bc8\u0948]', 'ai', 'g');
    words := regexp_replace(words, '[ஔऔ\u0bcc\u094c]', 'au', 'g');
    words := translate(words, 'அஆஇஈஉஊஎஏஒஓகஙசஞஜடணதநனபமயரறலளழவஶஷஸஹஃ',
                              'aaiiuueeooknsnstntnnpmyrrlllvsssh');
    words := translate(words, 'अआइईउऊऋएऑओकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह',
                              'aaiiuureookkkknssssnttttnttttnpfppmyrllvsssh');
    words := translate(words, E'\u0bbe\u0bbf\u0bc0\u0bc1\u0bc2\u0bc6\u0bc7\u0bca\u0bcb\u0bcd', 'aiiuueeoo');
    words := translate(words, E'\u093e\u093f\u0940\u0941\u0942\u0943\u0947\u0949\u094b\u0901\u0902\u0903\u094d', 'aiiuureoonn');
    words := regexp_replace(words, 'A\M', '', 'g');
    words := regexp_replace(words, '([aeiouA][a-z]{1,2})A([a-z][aeiouA])', '\1\2', 'g');
    words := lower(words);
  END IF;

  -- One spelling for sounds that are written in several ways: zh, th, dh, aa, ee, oo, w, doubled letters.
  words := regexp_replace(words, 'xes\M', 'x', 'g');
  words := regexp_replace(words, '[cs]h|c(?=[eiy])', 's', 'g');
  words := regexp_replace(words, 'zh|(?<!z)z(?!z)', 'l', 'g');
  words := replace(words, 'ph', 'f');
  words := regexp_replace(words, '([kgtdpbj])h', '\1', 'g');
  words := replace(words, 'x', 'ks');
  words := replace(words, 'ee', 'i');
  words := replace(words, 'oo', 'u');
  words := regexp_replace(words, '([ae])y\M', '\1i', 'g');
  words := translate(words, 'gcqdbjzw', 'kkktpssv');
  words := replace(words, 'np', 'mp');
  words := regexp_replace(words, '([a-z])\1+', '\1', 'g');

  -- Plurals become singular.
  words := regexp_replace(words, '([a-z]{3})s\M', '\1', 'g');
  RETURN trim(regexp_replace(words, '[^a-z0-9]+', ' ', 'g'));
END $$;
