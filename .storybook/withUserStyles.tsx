import type { Decorator } from '@storybook/react-webpack5';

/** What some readers do to every page, as style sheets of theirs; by the tags of the stories that show it. */
const READERS_STYLES: Record<string, string> = {
  // WCAG 1.4.12, to the letter.
  'text-spacing': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  // WCAG 1.4.4 for those who set larger letters in place of a zoom.
  'large-text': 'html { font-size: 200% !important; }',
};

/** Puts a reader's own style over a story that is tagged so. */
export const withReadersStyle: Decorator = (Story, { tags }) => (
  <>
    {tags.map((tag) => READERS_STYLES[tag] !== undefined && <style key={tag}>{READERS_STYLES[tag]}</style>)}
    <Story />
  </>
);
