// The server's suite on a PostgreSQL server: server/testing reads this.
process.env.TEST_DB = 'postgres';
