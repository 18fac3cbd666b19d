import { useTranslation } from 'react-i18next';
import { COLOUR_MODES, type ColourMode } from '../lib/colourMode';
import { Contrast } from './icons';
import { PlainSelect } from './PlainSelect';

interface ThemeSwitchProps {
  /** The choice so far. */
  mode: ColourMode;
  onChange: (mode: ColourMode) => void;
}

/**
 * Chooses light or dark colours, or the device's own. It keeps nothing: the frame, which shows it, remembers the
 * choice.
 */
export const ThemeSwitch = ({ mode, onChange }: ThemeSwitchProps) => {
  const { t } = useTranslation('common');
  return (
    <PlainSelect
      label={t('colours.choose')}
      icon={<Contrast fontSize="small" />}
      value={mode}
      options={COLOUR_MODES.map((value) => ({ value, label: t(`colours.${value}`) }))}
      onChange={onChange}
    />
  );
};
