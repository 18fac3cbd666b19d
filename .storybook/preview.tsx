import type { Decorator, Loader, Preview } from '@storybook/react-webpack5';
import type { Language } from '../contract/constants';
import { chooseColourMode } from '../src/app/theme/colourMode';
import type { ColourMode } from '../src/lib/colourMode';
import { LANGUAGE_NAMES } from '../src/lib/language';
import { StoryShell, type StoryParameters } from '../src/testing/StoryShell';
import { mswLoader } from './mswLoader';
import { withReadersStyle } from './withReadersStyle';
import { sensibleControls } from './sensibleControls';
import { UsageNote } from './UsageNote';

/** The app's surroundings, fresh for each story and language. */
const inTheShop: Decorator = (Story, { id, globals, parameters, tags }) => {
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

/** Where the app itself keeps and finds the choice. Not while a story is drawn: what shows the choice would change under the drawing. */
const inTheColours: Loader = ({ globals }) => {
  chooseColourMode(globals.theme as ColourMode);
  return Promise.resolve();
};

/** The widths that the look is judged at. */
const viewport = (width: number, height: number, name: string) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  loaders: [inTheColours, mswLoader],
  decorators: [inTheShop, withReadersStyle],
  argTypesEnhancers: [sensibleControls],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: { page: UsageNote },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['foundations', 'screens', 'hard cases', 'components', 'features', 'app'] } },
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
  initialGlobals: { language: 'en', theme: 'light' },
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
