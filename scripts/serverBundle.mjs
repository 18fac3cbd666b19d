import { compileInlineScripts } from './inlineScripts.cjs';

/**
 * Packages stay outside; SQL and seed data are read at start.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const serverBundle = {
  entryPoints: ['server/main.ts'],
  bundle: true,
  packages: /** @type {const} */ ('external'),
  platform: /** @type {const} */ ('node'),
  target: 'node20.19',
  format: /** @type {const} */ ('esm'),
  sourcemap: true,
  metafile: /** @type {const} */ (true),
  define: { INLINE_SCRIPTS: JSON.stringify(compileInlineScripts()) },
  logLevel: /** @type {const} */ ('warning'),
};
