// Rules of oxlint for literals that belong elsewhere: texts for customers in the locales, colours and fonts in the theme, and the properties
// of a literal that is spread in the literal around it. Headings of the staff area have one size at each level.

const LETTERS = '[value=/\\p{L}/u]';
const LETTERS_IN_TEMPLATE = '[value.raw=/\\p{L}/u]';
const TEXT_ATTRIBUTE = 'JSXAttribute[name.name=/([Ll]abel|[Tt]itle|[Tt]ext|[Mm]essage|^hint|^alt|^placeholder)$/]';

const literalTexts = [
  // Letters of an entity such as &nbsp; don't count.
  'JSXText[value=/(?<!&[#\\w]*)\\p{L}/u]',
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
];

const literalStyles = [
  ...['Literal[value=', 'TemplateElement[value.raw='].map(
    (node) => `${node}/(^|[\\s(,])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgb|hsl)a?[(]/i]`,
  ),
  'Property[key.name="fontFamily"] > :matches(Literal, TemplateLiteral)',
];

const spreadLiterals = [
  'ObjectExpression > SpreadElement > ObjectExpression.argument',
  'JSXSpreadAttribute > ObjectExpression.argument',
];

const HEADING = (/** @type {string} */ level) =>
  `JSXOpeningElement:has(> JSXAttribute[name.name="component"][value.value="${level}"])`;
const headingSizes = [
  `${HEADING('h1')}:not(:has(> JSXAttribute[name.name="variant"][value.value="h2"]))`,
  `${HEADING('h2')}:has(> JSXAttribute[name.name="variant"][value.value=/^h[^4]$/])`,
];

/**
 * @param {string} message
 * @param {string[]} selectors of the nodes to report
 */
const forbid = (message, selectors) => ({
  create: (/** @type {{ report(finding: { message: string, node: unknown }): void }} */ context) => {
    const report = (/** @type {unknown} */ node) => context.report({ message, node });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});

export default {
  meta: { name: 'literals' },
  rules: {
    'no-literal-texts': forbid('Texts belong in src/locales or src/content, in three languages.', literalTexts),
    'no-literal-styles': forbid('Colours and fonts come from the theme: see src/app/theme/tokens.ts.', literalStyles),
    'one-heading-size': forbid('A page of staff has a heading of variant h2, and its sections of h4.', headingSizes),
    'no-spread-literals': forbid('One property a line: write these in the object around them.', spreadLiterals),
  },
};
