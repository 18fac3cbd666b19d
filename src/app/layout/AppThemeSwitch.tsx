import { useColorScheme } from '@mui/material/styles';
import { ThemeSwitch } from '../../components/ThemeSwitch';

/** The colour switch of the footer. */
export const AppThemeSwitch = () => {
  const { mode = 'system', setMode } = useColorScheme();
  return <ThemeSwitch mode={mode} onChange={setMode} />;
};
