/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { compileInlineScripts } from './scripts/inlineScripts.cjs';
import { bundlePackages } from './scripts/jest/bundlePackages.cjs';

/** Packages that exist as ES modules only, or import such packages: jest has to transform them to CommonJS. */
const esModules = ['storybook', '@storybook', 'msw', 'rettime', 'until-async', '@mswjs', '@open-draft'];

const swc = (tsx: boolean, type: 'commonjs' | 'es6' = 'commonjs'): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type },
  },
];

const common = {
  transform: { '\\.[cm]?[jt]sx$': swc(true), '\\.[cm]?[jt]s$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`, '/\\.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/storybook-static/', '<rootDir>/data/'],
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  restoreMocks: true,
  globals: { INLINE_SCRIPTS: compileInlineScripts() },
} satisfies Config;

/**
 * Server tests run on PostgreSQL. Those named `*.db.test.ts` assert SQL, locks or races. Of these, `npm test` runs on PGlite what depends on the
 * engine or its driver, and one whole purchase; `npm run test:full` also what is about money and stock, and what no journey does, because the
 * journeys run on PGlite.
 */
const onPglite = [
  'db/**/*',
  '{prepareDatabase,retention}',
  // PGlite has one connection, which a login's transaction must not wait for.
  'modules/messaging/messaging',
  ...(process.env.FULL_GATE === 'true'
    ? [
        'modules/{catalogue,catalogueCsv,catalogueEditing,customer,deliveryAreas,figures,invoices,live,messaging,orders,evidencePhotos,shopPictures,selling,stock}/*',
        'modules/payments/{attempts,refunds,settlements}/*',
      ]
    : ['modules/orders/internalCommands']),
];

const typebox = bundlePackages('typebox', ['typebox', 'typebox/compile', 'typebox/format', 'typebox/value']);

/** Packages of many modules that most test files of the server load. */
const ofServer = bundlePackages(
  'server',
  [
    '@fastify/static',
    '@fastify/swagger',
    '@fastify/under-pressure',
    'ajv',
    'cockatiel',
    'csv-parse',
    'csv-parse/sync',
    'drizzle-orm',
    'drizzle-orm/migrator',
    'drizzle-orm/node-postgres',
    'drizzle-orm/pg-core',
    'drizzle-orm/pglite',
    'fast-json-stringify',
    'fastify',
    'pg',
    'pino',
  ],
  ['@electric-sql/pglite', 'pg-native'],
);

const node = { ...common, testEnvironment: 'node', moduleNameMapper: { ...typebox, ...ofServer } } satisfies Config;

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/contract/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts'],
      moduleNameMapper: {
        ...typebox,
        '\\.css$': '<rootDir>/scripts/jest/empty.cjs',
        '^graphql$': '<rootDir>/scripts/jest/graphql.cjs',
      },
    },
    { ...node, displayName: 'docs', testMatch: ['<rootDir>/docs/**/*.test.ts'] },
    {
      ...node,
      displayName: 'server-pglite',
      testMatch: onPglite.map((files) => `<rootDir>/server/${files}.db.test.ts`),
      setupFiles: ['<rootDir>/scripts/jest/onPglite.cjs'],
      globalSetup: '<rootDir>/scripts/jest/makePgliteDumps.ts',
      globalTeardown: '<rootDir>/scripts/jest/removePgliteDump.ts',
    },
    {
      ...node,
      displayName: 'server-postgres',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      setupFiles: ['<rootDir>/scripts/jest/onPostgres.cjs'],
      globalSetup: '<rootDir>/scripts/jest/startPostgres.mjs',
      globalTeardown: '<rootDir>/scripts/jest/stopPostgres.mjs',
    },
    {
      ...common,
      displayName: 'scripts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{scripts,packages}/**/*.test.ts'],
      // HarfBuzz exists only as an ES module.
      extensionsToTreatAsEsm: ['.ts'],
      // Coverage also reads files that no test has loaded with it, the client's included.
      transform: { '\\.tsx?$': swc(true, 'es6') },
      transformIgnorePatterns: ['/node_modules/'],
    },
  ],
  testTimeout: 60_000,
  // V8's own coverage keeps every function of every module of every test file: workers grew to gigabytes and the run to an hour.
  coverageProvider: 'babel',
  // Restarts a worker before the leftovers of its test files fill the memory.
  workerIdleMemoryLimit: '1GB',
  coverageReporters: ['text-summary', 'lcov'],
  coverageThreshold: { global: { lines: 90, branches: 80 } },
  collectCoverageFrom: [
    '{contract,src,server}/**/*.{ts,tsx}',
    '!**/*.{d,stories,test}.{ts,tsx}',
    '!**/testing/**',
    '!server/main.ts',
    '!server/pages/inline/**',
    '!src/app/entry/client.tsx',
  ],
};

export default config;
