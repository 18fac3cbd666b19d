import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
// @ts-expect-error -- it has no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Visible text belongs in src/locales or src/content, in three languages. */
const literalMessages = {
  selector: 'CallExpression[callee.name="enqueueSnackbar"] > :matches(Literal, TemplateLiteral)',
  message: 'Texts belong in src/locales',
};

/** Colours and fonts are defined in the theme only. */
const literalStyles = [
  ...['Literal[value=', 'TemplateElement[value.raw='].map((node) => ({
    selector: `${node}/(^|[\\s(,])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgb|hsl)a?[(]/i]`,
    message: 'Colours come from the theme: see src/app/theme/tokens.ts.',
  })),
  {
    selector: 'Property[key.name="fontFamily"] > :matches(Literal, TemplateLiteral)',
    message: 'Fonts come from the theme: see src/app/theme/tokens.ts.',
  },
];

/** Names that an established term replaces, such as `isWriteConflict`, `yieldToMain` or `responseCache`. */
const coinedNames = [
  'addressIn',
  'answerEarlyTouches',
  'breathe',
  'cardShelf',
  'comesToLife',
  'FarSection',
  'firstScreenFirst',
  'firstSight',
  'forgetSeen',
  'forMachines',
  'handedOver',
  'handOver',
  'innerPage',
  'keepWhatIsSeen',
  'keptAnswers',
  'KeptCards',
  'loadPatiently',
  'madeOnce',
  'makeOnce',
  'mayPass',
  'MissingCode',
  'nameFirstEntry',
  'nobodysToFind',
  'oneByte',
  'packBetter',
  'packText',
  'PATIENCE_MS',
  'refusal',
  'reloadForCode',
  'sayBill',
  'sayOrder',
  'showFocusWhole',
  'TriesUsedUp',
  'wasOutrun',
  'wear',
  'whatOthersShow',
  'whenCalm',
  'whenNear',
  'whereItIs',
  'worn',
];

export default defineConfig(
  globalIgnores([
    'coverage/',
    'data/',
    'dist/',
    'playwright-report/',
    'storybook-static/',
    'test-results/',
    '.storybook/public/',
    '!.storybook/',
  ]),
  js.configs.recommended,
  { rules: { 'id-denylist': ['error', ...coinedNames] } },

  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    // Named one by one: the project service would load the root's program a second time for src/worker.
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'src/worker/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `onClick={() => dispatch(…)}` and `${count} packs` read well and hide nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React and Fastify await handlers that give a promise.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },

  {
    files: ['{src,.storybook}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      // Moving the focus into a panel that the user has just opened is what assistive technology expects.
      'jsx-a11y/no-autofocus': 'off',
    },
  },

  {
    // Text for customers, screen readers included, belongs in src/locales or src/content, in three languages.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          message: 'Texts belong in src/locales',
          // Texts without letters, and paths of the shop.
          words: { exclude: [/^\P{L}*$/u, /^\/[\w/-]*$/] },
          'jsx-attributes': {
            exclude: [
              'sx',
              'className',
              'data-theme',
              'component',
              'preserveAspectRatio',
              'key',
              'id',
              'lang',
              'aria-labelledby',
              'to',
              'href',
              'rel',
              'd',
              'name',
              'type',
              'value',
              'autoComplete',
              'color',
              'height',
              'sizes',
              'data-opens',
              'data-theme',
            ],
          },
          'object-properties': { exclude: ['href', 'kind', 'mode', 'gestureHandling'] },
          callees: { exclude: ['t', 'setFieldValue', 'setFieldTouched', 'navigate'] },
        },
      ],
      'no-restricted-syntax': ['error', literalMessages, ...literalStyles],
    },
  },

  {
    // Fastify plugins and handlers are async by contract, whether they await anything or not.
    files: ['server/**/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off', 'no-console': 'error' },
  },
  { files: ['src/**/*.{ts,tsx}', 'contract/**/*.ts'], rules: { 'no-console': 'error' } },
  // Workbox's plugins are async by contract, too.
  { files: ['src/worker/**'], rules: { '@typescript-eslint/require-await': 'off' } },

  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/browserStorage.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage'].map((property) => ({
          object: 'window',
          property,
          message: 'Blocked storage throws: use src/lib/browserStorage.ts.',
        })),
      ],
    },
  },

  {
    files: ['src/**/*.stories.tsx', 'src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...literalStyles] },
  },
  {
    // The theme defines the styles.
    files: ['src/app/theme/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', literalMessages] },
  },

  {
    files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'e2e/**', 'bench/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-console': 'off',
    },
  },
  {
    // Playwright's fixtures are called `use` too.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },

  { files: ['**/*.{js,cjs}'], languageOptions: { sourceType: 'commonjs', globals: globals.node } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
);
