import type { Decorator } from '@storybook/react-webpack5';

/** User style sheets, by the tag of the stories that show them. */
const USER_STYLES: Record<string, string> = {
  // WCAG 1.4.12.
  'text-spacing': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  // WCAG 1.4.4, for larger text instead of zoom.
  'large-text': 'html { font-size: 200% !important; }',
};

/** Applies a user style sheet to a story with its tag. */
export const withUserStyles: Decorator = (Story, { tags }) => (
  <>
    {tags.map((tag) => USER_STYLES[tag] !== undefined && <style key={tag}>{USER_STYLES[tag]}</style>)}
    <Story />
  </>
);
