// server/testing reads this.
process.env.TEST_DB = 'postgres';
