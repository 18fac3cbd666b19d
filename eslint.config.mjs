import js from '@eslint/js';
// @ts-expect-error -- it has no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const LETTERS = '[value=/\\p{L}/u]';
const LETTERS_IN_TEMPLATE = '[value.raw=/\\p{L}/u]';
/** Attributes that customers see or hear. */
const TEXT_ATTRIBUTE = 'JSXAttribute[name.name=/([Ll]abel|[Tt]itle|[Tt]ext|[Mm]essage|^hint|^alt|^placeholder)$/]';

/** Visible text belongs in src/locales or src/content, in three languages. */
const literalTexts = [
  `JSXText${LETTERS}`,
  ...[
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer`,
    `${TEXT_ATTRIBUTE} > JSXExpressionContainer`,
  ].flatMap((expression) => [
    `${expression} > Literal${LETTERS}`,
    `${expression} > :matches(ConditionalExpression, LogicalExpression) > Literal${LETTERS}`,
    `${expression} > TemplateLiteral > TemplateElement${LETTERS_IN_TEMPLATE}`,
  ]),
  `${TEXT_ATTRIBUTE} > Literal${LETTERS}`,
  'CallExpression[callee.name="enqueueSnackbar"] > :matches(Literal, TemplateLiteral)',
].map((selector) => ({ selector, message: 'Texts belong in src/locales' }));

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
    // Rules of TypeScript are oxlint's, which needs a tenth of the time for types.
    extends: [tseslint.configs.base, tseslint.configs.eslintRecommended],
    rules: { 'no-unused-vars': 'off' },
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
    rules: {
      'no-restricted-syntax': ['error', ...literalTexts, ...literalStyles],
    },
  },

  {
    files: ['server/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  { files: ['src/**/*.{ts,tsx}', 'contract/**/*.ts'], rules: { 'no-console': 'error' } },

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
    rules: { 'no-restricted-syntax': ['error', ...literalTexts] },
  },

  {
    files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'e2e/**', 'bench/**'],
    rules: {
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
