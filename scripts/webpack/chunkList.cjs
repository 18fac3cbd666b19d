const { Compilation, sources } = require('webpack');

/**
 * Writes a list of scripts of each chunk that an import() names (`webpackChunkName`), without those of the entry, which are under
 * `main`. The server preloads them, and the size budgets add them up: `all` lists every script.
 */
class ChunkList {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkList', stage }, () => {
        const entryFiles = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
        const publicPath = compilation.outputOptions.publicPath;
        /** @param {string[]} files */
        const scriptsOf = (files) =>
          files.filter((file) => file.endsWith('.js')).map((file) => `${String(publicPath)}${file}`);
        const lists = [...compilation.namedChunkGroups]
          .filter(([name]) => !compilation.entrypoints.has(name))
          .map(([name, group]) => [name, scriptsOf(group.getFiles().filter((file) => !entryFiles.has(file)))]);
        const all = [...compilation.chunks].flatMap(({ files }) => scriptsOf([...files]));
        lists.push(['all', [...new Set(all)]]);
        const json = JSON.stringify(Object.fromEntries([['main', scriptsOf([...entryFiles])], ...lists]));
        compilation.emitAsset(this.file, new sources.RawSource(json));
      });
    });
  }
}

module.exports = { ChunkList };
