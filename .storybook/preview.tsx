import type { Decorator, Loader, Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import type { Language } from '../contract/constants';
import { setColourMode } from '../src/app/theme/colourMode';
import type { ColourMode } from '../src/lib/colourMode';
import { LANGUAGE_NAMES } from '../src/lib/language';
import { StoryShell, type StoryParameters } from '../src/testing/StoryShell';
import { DocsPage } from './DocsPage';
import { enhanceArgTypes } from './enhanceArgTypes';
import { mswLoader } from './mswLoader';
import { withTranslatedArgs } from './withTranslatedArgs';
import { withUserStyles } from './userStyles';

// A busy machine takes longer than the default, a second, to show what a story waits for.
configure({ asyncUtilTimeout: 20_000 });

/** The app's providers and router, new for each story and language. */
const withApp: Decorator = (Story, { id, globals, parameters, tags }) => {
  const { route, path, state, routeError } = parameters as StoryParameters;
  const language = globals.language as Language;
  document.documentElement.lang = language;
  return (
    <StoryShell
      key={`${id} ${language}`}
      language={language}
      {...(route !== undefined && { route })}
      {...(path !== undefined && { path })}
      {...(state && { state })}
      routeError={routeError}
      isScreen={tags.includes('screen')}
    >
      <Story />
    </StoryShell>
  );
};

/** Sets the theme where the app stores it. A loader, because a decorator would change it during rendering. */
const themeLoader: Loader = ({ globals }) => {
  setColourMode(globals.theme as ColourMode);
  return Promise.resolve();
};

/** The widths that designs are reviewed at. */
const viewport = (width: number, height: number, name: string) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  // A story must not continue what another one has begun in this tab.
  beforeEach: () => window.sessionStorage.clear(),
  loaders: [themeLoader, mswLoader],
  decorators: [withTranslatedArgs, withApp, withUserStyles],
  argTypesEnhancers: [enhanceArgTypes],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      // The order of a purchase. Storybook reads this statically, so it can't contain variables.
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Header and footer',
          'Home',
          'Location',
          'Search',
          'Catalogue',
          'Product',
          'Recipes',
          'Cart',
          'Checkout',
          'Payment',
          'Orders',
          'Account',
          'Content pages',
          'Feedback',
          'Forms and dialogs',
          'Staff',
          'Hard cases',
        ],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        smallPhone: viewport(360, 740, 'Small phone'),
        phone: viewport(412, 915, 'Phone'),
        tablet: viewport(768, 1024, 'Tablet'),
        desktop: viewport(1280, 800, 'Desktop'),
        wide: viewport(1600, 900, 'Wide desktop'),
        zoomed: viewport(640, 400, 'Desktop at 200 %'),
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'light', text: 'usual' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        items: [
          { value: 'usual', title: 'Usual text' },
          { value: 'large', title: 'Text at 200 %' },
          { value: 'spaced', title: 'Text spacing' },
        ],
        dynamicTitle: true,
      },
    },
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
