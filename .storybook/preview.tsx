import type { Decorator, Preview } from '@storybook/react-webpack5';
import type { Language } from '../contract/constants';
import { LANGUAGE_NAMES } from '../src/lib/language';
import { StoryShell, type StoryParameters } from '../src/testing/StoryShell';
import { mswLoader } from './mswLoader';

/** The app's surroundings, fresh for each story and language. */
const inTheShop: Decorator = (Story, { id, globals, parameters }) => {
  const { route, path, state, routeError } = parameters as StoryParameters;
  const language = globals.language as Language;
  return (
    <StoryShell
      key={`${id} ${language}`}
      language={language}
      {...(route !== undefined && { route })}
      {...(path !== undefined && { path })}
      {...(state && { state })}
      routeError={routeError}
    >
      <Story />
    </StoryShell>
  );
};

const preview: Preview = {
  loaders: [mswLoader],
  decorators: [inTheShop],
  parameters: { layout: 'padded' },
  initialGlobals: { language: 'en' },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: Object.entries(LANGUAGE_NAMES).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
