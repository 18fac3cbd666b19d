// The server's suite on PGlite: server/testing reads this.
process.env.TEST_DB = 'pglite';
