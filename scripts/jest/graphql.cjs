// MSW imports this name for a kind of handlers that no test has. The package itself is a twelfth of most test files' modules.
module.exports = {
  parse() {
    throw new Error('Tests have no GraphQL handlers.');
  },
};
