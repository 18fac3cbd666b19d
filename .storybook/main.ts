import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['./StartHere.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // MSW's worker lives here and never in public/, which customers get.
  staticDirs: ['../public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript would resolve derived unions too, but type-checks the whole project: it doubles the build's time.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpackConfig, { configType }) => ({
    ...webpackConfig,
    // A build after a small change takes a quarter of the first one's time.
    cache: { type: 'filesystem', buildDependencies: { config: [import.meta.filename] } },
    // Storybook isn't shipped to customers: minifying it and its source maps would take half of the build's time.
    performance: { hints: false },
    ...(configType === 'PRODUCTION' && {
      devtool: false,
      optimization: { ...webpackConfig.optimization, minimize: false },
    }),
  }),
};

export default config;
