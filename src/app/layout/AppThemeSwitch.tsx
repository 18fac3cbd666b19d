import { useState } from 'react';
import { ThemeSwitch } from '../../components/ThemeSwitch';
import { useIsAlive } from '../../components/useIsAlive';
import type { ColourMode } from '../../lib/colourMode';
import { chooseColourMode, currentColourMode } from '../theme/colourMode';

/** The colour switch of the footer. Where the server has drawn it, it knew of no choice: that shows once the page has come to life. */
export const AppThemeSwitch = () => {
  const isAlive = useIsAlive();
  const [chosen, setChosen] = useState<ColourMode>();
  const choose = (mode: ColourMode): void => {
    chooseColourMode(mode);
    setChosen(mode);
  };
  return <ThemeSwitch mode={chosen ?? (isAlive ? currentColourMode() : 'system')} onChange={choose} />;
};
