import type { Args, Decorator } from '@storybook/react-webpack5';

/**
 * Gives a story's texts in the toolbar's language: `parameters.argsIn = { ta: { title: '…' }, hi: { … } }`. An argument
 * that was changed in Controls stays as typed.
 */
export const withTranslatedArgs: Decorator = (Story, { args, initialArgs, globals, parameters }) => {
  const { argsIn = {} } = parameters as { argsIn?: Record<string, Args> };
  const translated = argsIn[globals.language as string] ?? {};
  const unchanged = Object.entries(translated).filter(([name]) => args[name] === initialArgs[name]);
  return <Story args={{ ...args, ...Object.fromEntries(unchanged) }} />;
};
