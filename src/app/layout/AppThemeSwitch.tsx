import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { ThemeSwitch } from '../../components/ThemeSwitch';

const neverChanges = () => () => undefined;

/** The colour switch of the footer. Where the server has drawn it, it knew of no choice: that shows once the page has come to life. */
export const AppThemeSwitch = () => {
  const { mode = 'system', setMode } = useColorScheme();
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return <ThemeSwitch mode={isAlive ? mode : 'system'} onChange={setMode} />;
};
