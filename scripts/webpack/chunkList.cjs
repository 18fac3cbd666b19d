const { Compilation, sources } = require('webpack');

/**
 * Writes `chunks.json`: the scripts of each chunk that an import() names (`webpackChunkName`), without those of the entry, which are under
 * `main`. The server preloads them, and the size budgets add them up: `shop` lists all that a customer may load.
 */
class ChunkList {
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
        const shop = new Set();
        const visit = (/** @type {import('webpack').ChunkGroup} */ group) => {
          if (shop.has(group) || /^(messages-)?staff/.test(group.name ?? '')) return;
          shop.add(group);
          for (const child of group.childrenIterable) visit(child);
        };
        compilation.entrypoints.forEach(visit);
        lists.push(['shop', [...new Set([...shop].flatMap((group) => scriptsOf(group.getFiles())))]]);
        const json = JSON.stringify(Object.fromEntries([['main', scriptsOf([...entryFiles])], ...lists]));
        compilation.emitAsset('chunks.json', new sources.RawSource(json));
      });
    });
  }
}

module.exports = { ChunkList };
