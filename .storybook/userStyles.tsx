import type { Decorator } from '@storybook/react-webpack5';

/** Text as people set it in their browsers, by the name that the toolbar's `text` has for it. */
export const USER_STYLES = {
  // WCAG 1.4.4, for larger text instead of zoom.
  large: 'html { font-size: 200% !important; }',
  // WCAG 1.4.12.
  spaced: `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
};

/** Applies the style sheet that the toolbar or the story chooses. */
export const withUserStyles: Decorator = (Story, { globals }) => (
  <>
    <style>{USER_STYLES[globals.text as keyof typeof USER_STYLES]}</style>
    <Story />
  </>
);
