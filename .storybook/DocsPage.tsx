import { ArgTypes, Description, DocsContext, Heading, Subheading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useRef, useState, type ReactNode } from 'react';

/** What takes the whole screen, a page or a dialog, gets the room of a small laptop's. */
const SCREEN_PX = 720;

interface FrameProps {
  title: string;
  src: string;
  /** Has no height of its own. */
  isFullscreen: boolean;
}

/** One story in a document of its own: there its handlers, its theme and whatever it fixes to the window are its alone. */
const Frame = ({ title, src, isFullscreen }: FrameProps) => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [contentPx, setContentPx] = useState(120);

  const followContent = (): void => {
    const body = ref.current?.contentDocument?.body;
    if (!body || isFullscreen) return;
    const measure = (): void =>
      setContentPx(body.querySelector('.MuiModal-root') ? SCREEN_PX : Math.min(body.scrollHeight, SCREEN_PX));
    new ResizeObserver(measure).observe(body);
    // Dialogs are put beside the story, and change no size.
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

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Heading>{title}</Heading>
    {children}
  </>
);

/**
 * The page "Docs" of each component: what it is for, in the words of its doc comment, what it takes, and each of its
 * states in the theme and language of the toolbar. The controls stand beside a story itself.
 */
export const UsageNote = () => {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories();
  const [first] = stories;
  const { theme, language } = (first ? getStoryContext(first).globals : {}) as Record<string, string>;
  return (
    <>
      <Title />
      <Description of="meta" />
      {first?.component && Object.keys(first.argTypes).length > 0 && (
        <Section title="What it takes">
          <ArgTypes />
        </Section>
      )}
      <Section title="States">
        {stories.map(({ id, name, parameters, ...story }) => (
          <div key={id}>
            <Subheading>{name}</Subheading>
            <Description of={story.moduleExport as object} />
            <Unstyled>
              <Frame
                key={`${theme} ${language}`}
                title={name}
                src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};language:${language}`}
                isFullscreen={parameters.layout === 'fullscreen'}
              />
            </Unstyled>
          </div>
        ))}
      </Section>
    </>
  );
};
