import { useSyncExternalStore } from 'react';
import { ThemeSwitch } from '../../components/ThemeSwitch';
import { chooseColourMode, currentColourMode, onColourMode } from '../theme/colourMode';

/** The colour switch of the footer. Where the server has drawn it, it knew of no choice: that shows once the page has come to life. */
export const AppThemeSwitch = () => {
  const mode = useSyncExternalStore(onColourMode, currentColourMode, () => 'system' as const);
  return <ThemeSwitch mode={mode} onChange={chooseColourMode} />;
};
