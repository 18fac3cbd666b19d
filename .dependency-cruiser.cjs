/*
 * Data below, screens above: imports only point down. Folders are named by patterns, so that a new feature, page or module
 * falls under these rules without anyone adding it here.
 */

/** Tests, stories and what they share may import what the code beside them may not. */
const forTests = '\\.(test|stories)\\.tsx?$|/testing/';

/**
 * Code in `layer` may import from its own folder and from `below`, and nothing else under src/.
 *
 * @param {string} layer
 * @param {string[]} below
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const layer = (layer, below) => ({
  name: `${layer}-points-down`,
  comment: `src/${layer} may import ${below.map((folder) => `src/${folder}`).join(', ') || 'nothing else under src'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: forTests },
  to: { path: '^src/[^/]+/', pathNot: `^src/(${[layer, ...below].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-package-in-the-shop',
      comment: 'What ships depends on `dependencies` alone.',
      severity: 'error',
      from: { path: '^(contract|src|server)/', pathNot: forTests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },

    // The three parts
    {
      name: 'contract-is-independent',
      comment: 'The contract imports nothing from the rest of the project.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(src|server|e2e|bench|scripts|packages)/' },
    },
    {
      name: 'browser-knows-no-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|e2e|bench|scripts|packages)/' },
    },
    {
      name: 'server-knows-no-browser',
      severity: 'error',
      from: { path: '^server/' },
      // server/plans.soak.db.test.ts grows a shop by bench/support, which contains only SQL.
      to: { path: '^(src|e2e|bench|packages)/', pathNot: '^bench/support/' },
    },
    {
      name: 'browser-takes-types-from-the-contract',
      comment:
        'Values come from contract/*Constants.ts, addressLine.ts, areaRules.ts, constants.ts, digits.ts, formulas.ts, inlineScripts.ts, read*.ts, routes.ts, catalogueRules.ts, couponInWords.ts, packSize.ts, sellingRules.ts, settingsFields.ts, slotInWords.ts and staffRights.ts alone: schema builders stay out of the bundle.',
      severity: 'error',
      from: { path: '^src/', pathNot: forTests },
      to: {
        path: '^contract/',
        pathNot:
          '^contract/(\\w+Constants|read\\w+|addressLine|areaRules|constants|digits|formulas|inlineScripts|routes|catalogueRules|couponInWords|packSize|sellingRules|settingsFields|slotInWords|staffRights)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },

    // The browser's layers
    layer('lib', []),
    layer('locales', ['lib']),
    layer('content', ['lib', 'locales']),
    layer('store', ['lib']),
    layer('hooks', ['lib']),
    layer('components', ['hooks', 'lib']),
    layer('features', ['components', 'hooks', 'store', 'content', 'locales', 'lib']),
    layer('pages', ['features', 'components', 'hooks', 'store', 'content', 'locales', 'lib']),
    layer('staff', ['pages', 'features', 'components', 'hooks', 'store', 'content', 'locales', 'lib']),
    {
      name: 'features-never-sideways',
      comment: 'Two features meet in a page, through slots.',
      severity: 'error',
      from: { path: '^src/((?:staff/)?)features/([^/]+)/', pathNot: forTests },
      to: { path: '^src/$1features/', pathNot: '^src/$1features/$2/' },
    },
    {
      name: 'pages-never-sideways',
      comment: 'What two pages share is a feature or a component. What serves one page is in its folder.',
      severity: 'error',
      from: { path: '^src/((?:staff/)?)pages/([^/]+)/', pathNot: forTests },
      to: { path: '^src/$1pages/', pathNot: '^src/$1pages/$2/' },
    },
    {
      name: 'staff-parts-point-down',
      comment: 'In src/staff too, features and what is below them import no page and no layout.',
      severity: 'error',
      from: { path: '^src/staff/(components|features|hooks|lib|live|ride|store)/', pathNot: forTests },
      to: { path: '^src/staff/(pages|layout)/' },
    },
    {
      name: 'staff-foundations-know-no-feature',
      severity: 'error',
      from: { path: '^src/staff/(components|hooks|lib|live|ride|store)/', pathNot: forTests },
      to: { path: '^src/staff/features/' },
    },
    {
      name: 'rendering-stays-on-the-server',
      comment: 'src/ssr runs in Node alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/ssr/|${forTests}` },
      to: { path: '^src/ssr/' },
    },
    {
      name: 'staff-area-has-its-own-entry',
      comment: 'No customer downloads the staff area: src/app/staff alone imports it.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(staff|app/staff)/|${forTests}` },
      to: { path: '^src/staff/' },
    },
    {
      name: 'panels-of-the-staff-area-begin-at-a-field',
      comment: 'The staff area has its own PanelDialog in src/staff/components/.',
      severity: 'error',
      from: { path: '^src/staff/', pathNot: '^src/staff/components/PanelDialog\\.tsx$' },
      to: { path: '^src/components/PanelDialog\\.tsx$' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { path: '^(contract|src|server)/', pathNot: forTests },
      to: { path: '^(src|server)/testing/' },
    },

    // The server's
    {
      name: 'modules-through-their-door',
      comment: "Another module's only door is its index.ts.",
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: forTests },
      to: { path: '^server/modules/[^/]+/', pathNot: '^server/modules/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'modules-through-their-door-from-outside',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/modules/|${forTests}` },
      to: { path: '^server/modules/[^/]+/', pathNot: '^server/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'SQL belongs in repository.ts files and in server/db/. A service imports the database only as a type.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/db/|[rR]epository\\.ts$|${forTests}` },
      to: {
        path: '^server/db/schema|node_modules/(drizzle-orm|pg|@electric-sql)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'foundations-know-no-module',
      comment: 'db/ and ports/ are below the modules.',
      severity: 'error',
      from: { path: '^server/(db|ports)/', pathNot: forTests },
      to: { path: '^server/(modules|plugins|app\\.ts|main\\.ts)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/.*\\.d\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Reads the sources as written: verbatimModuleSyntax has them say which imports are of types only.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
