// jsdom needs no style sheets.
module.exports = {};
