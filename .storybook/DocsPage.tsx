import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Story,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { useContext, useRef, useState, type ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** Height of a page or dialog: that of a small laptop. */
const SCREEN_PX = 720;

interface FrameProps {
  title: string;
  src: string;
  isFullscreen: boolean;
}

/** A story in a document of its own, with its own handlers and viewport. */
const Frame = ({ title, src, isFullscreen }: FrameProps) => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [contentPx, setContentPx] = useState(120);

  const followContent = (): void => {
    const body = ref.current?.contentDocument?.body;
    if (!body || isFullscreen) return;
    const measure = (): void =>
      setContentPx(body.querySelector('.MuiModal-root') ? SCREEN_PX : Math.min(body.scrollHeight, SCREEN_PX));
    new ResizeObserver(measure).observe(body);
    // A dialog is a sibling of the story and doesn't resize the body.
    new MutationObserver(measure).observe(body, { childList: true });
  };
  return (
    <iframe
      ref={ref}
      title={title}
      src={src}
      loading="lazy"
      onLoad={followContent}
      style={{
        width: '100%',
        height: isFullscreen ? SCREEN_PX : contentPx,
        border: '1px solid silver',
        borderRadius: 8,
      }}
    />
  );
};

/** Whether a story needs a document of its own; all others render inline, which takes a fraction of the time. */
const isFramed = ({ parameters, tags, playFunction }: PreparedStory): boolean =>
  parameters.layout === 'fullscreen' ||
  parameters.msw !== undefined ||
  playFunction !== undefined ||
  tags.includes('framed') ||
  tags.includes('screen');

/** The pattern is on the theme's ground, like the body of a frame. */
const Inline = ({ of }: { of: object }) => (
  <div
    style={{
      padding: 16,
      border: '1px solid silver',
      borderRadius: 8,
      background: 'var(--vayal-palette-background-default)',
      color: 'var(--vayal-palette-text-primary)',
    }}
  >
    <Story of={of} inline />
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Heading>{title}</Heading>
    {children}
  </>
);

/** The Docs page of a component: its doc comment, its props, and each state in the toolbar's theme and language. */
export const DocsPage = () => {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories();
  const [first] = stories;
  const { theme, language } = (first ? getStoryContext(first).globals : {}) as Record<string, string>;
  return (
    <>
      <Title />
      <Description of="meta" />
      {first?.component && Object.keys(first.argTypes).length > 0 && (
        <Section title="Props">
          <ArgTypes />
        </Section>
      )}
      <Section title="States">
        {stories.map((story) => (
          <div key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport as object} />
            <Unstyled>
              {isFramed(story) ? (
                <Frame
                  key={`${theme} ${language}`}
                  title={story.name}
                  src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};language:${language}`}
                  isFullscreen={story.parameters.layout === 'fullscreen'}
                />
              ) : (
                <Inline of={story.moduleExport as object} />
              )}
            </Unstyled>
          </div>
        ))}
      </Section>
    </>
  );
};
