import { useTranslation } from 'react-i18next';
import { COLOUR_MODES, type ColourMode } from '../lib/colourMode';
import { Contrast } from './icons';
import { PlainSelect } from './PlainSelect';

interface ThemeSwitchProps {
  mode: ColourMode;
  onChange: (mode: ColourMode) => void;
}

/** Light, dark or system. Controlled: the layout stores the choice. */
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
