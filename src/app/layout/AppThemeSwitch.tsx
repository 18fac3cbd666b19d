import { useSyncExternalStore } from 'react';
import { ThemeSwitch } from '../../components/ThemeSwitch';
import { setColourMode, currentColourMode, onColourMode } from '../theme/colourMode';

/** Shows the stored choice after hydration only: the server doesn't know it. */
export const AppThemeSwitch = () => {
  const mode = useSyncExternalStore(onColourMode, currentColourMode, () => 'system' as const);
  return <ThemeSwitch mode={mode} onChange={setColourMode} />;
};
