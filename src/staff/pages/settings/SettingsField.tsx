import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Field, Format } from '../../../../contract/settingsFields';
import { FormField } from '../../../components/FormField';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { PillChoice } from '../../../components/PillChoice';
import { TranslatedField } from '../../components/TranslatedField';
import { useSettingsTexts } from '../../hooks/useSettingsTexts';
import { ChoicesField } from './ChoicesField';
import { ListField } from './ListField';

const KEYBOARDS: Partial<Record<Format, 'tel' | 'email' | 'url' | 'numeric'>> = {
  phone: 'tel',
  email: 'email',
  https: 'url',
  fssai: 'numeric',
};
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
const CLEAN: Partial<Record<Format, (text: string) => string>> = {
  fssai: withoutSpaces,
  gstin: (text) => withoutSpaces(text).toUpperCase(),
  upi: withoutSpaces,
};

/** The form's errors are sentences already. */
const asIs = (sentence: string): string => sentence;

interface SettingsFieldProps {
  name: string;
  field: Field;
  /** Customers see the demo's. */
  isSample: boolean;
}

/** One field of a section, by its kind. */
export const SettingsField = ({ name, field, isSample }: SettingsFieldProps) => {
  const { t } = useTranslation('staffSettings');
  const { fieldName, hint: hintOf } = useSettingsTexts();
  const label = fieldName(name);
  const hint = isSample ? t('isSample') : hintOf(name);
  switch (field.kind) {
    case 'texts':
      return (
        <TranslatedField
          name={name}
          label={label}
          {...(hint !== undefined && { hint })}
          {...(field.isLong && { rows: 3 })}
          translate={asIs}
        />
      );
    case 'text': {
      const { [field.format]: clean } = CLEAN;
      return (
        <FormField
          name={name}
          label={label}
          {...(hint !== undefined && { hint })}
          {...(clean && { clean })}
          translate={asIs}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: KEYBOARDS[field.format] ?? 'text' } }}
        />
      );
    }
    case 'number':
    case 'paise':
      return (
        <FormField
          name={name}
          label={label}
          {...(hint !== undefined && { hint })}
          translate={asIs}
          slotProps={{ htmlInput: { inputMode: field.kind === 'paise' ? 'decimal' : 'numeric' } }}
        />
      );
    case 'flag':
      return <FlagField name={name} label={label} hint={hint} />;
    case 'choice':
      return <ChoiceField name={name} label={label} options={field.options} />;
    case 'choices':
      return <ChoicesField name={name} label={label} options={field.options} />;
    case 'list':
      return <ListField name={name} label={label} field={field} hint={hint} />;
  }
};

const FlagField = ({ name, label, hint }: { name: string; label: string; hint: string | undefined }) => {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <div>
      <FormControlLabel
        control={<Switch name={name} checked={value} onChange={(_event, isOn) => void setValue(isOn)} />}
        label={label}
        sx={{ minHeight: 44 }}
      />
      {hint !== undefined && <FormHelperText>{hint}</FormHelperText>}
    </div>
  );
};

const ChoiceField = ({ name, label, options }: { name: string; label: string; options: readonly string[] }) => {
  const { option } = useSettingsTexts();
  const [{ value }, { error }, { setValue }] = useField<string>(name);
  return (
    <div>
      <PillChoice
        label={label}
        value={value}
        options={options.map((each) => ({
          value: each,
          label: option(each),
          ...(each in LANGUAGE_NAMES && { lang: each }),
        }))}
        onChange={(chosen) => void setValue(chosen)}
      />
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
};
