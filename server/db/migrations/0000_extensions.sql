-- Finding words by their likeness; its functions need a database whose ctype knows Tamil letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
