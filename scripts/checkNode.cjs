// It runs before anything else, so every version of Node.js must read its syntax.
/**
 * @param {string} version such as 20.19.0
 * @param {string} range of package.json: `>=` and a version
 * @returns {string | null} why that version can't run the shop
 */
function nodeProblem(version, range) {
  var required = range.replace(/^>=\s*/, '');
  var actual = version.split('.').map(parseFloat);
  var least = required.split('.').map(parseFloat);
  for (var i = 0; i < least.length; i++) {
    var difference = (actual[i] || 0) - (least[i] || 0);
    if (difference > 0) return null;
    if (difference < 0) {
      return (
        'Vayal needs Node.js ' +
        required +
        ' or newer, but this is ' +
        version +
        '. Install one from https://nodejs.org/.'
      );
    }
  }
  return null;
}

module.exports = { nodeProblem: nodeProblem };

var problem = nodeProblem(process.versions.node, require('../package.json').engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
