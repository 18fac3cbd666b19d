// MSW imports this name of a large package, and no test uses it.
module.exports = {
  parse() {
    throw new Error('Tests have no GraphQL handlers.');
  },
};
