import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ListField as ListOf, Texts } from '../../../../contract/settingsFields';
import { Add } from '../../../components/icons';
import { DeleteOutlined } from '../../../components/lazyIcons';
import { TranslatedField } from '../../components/TranslatedField';
import { useSettingsTexts } from '../../hooks/useSettingsTexts';

const NO_TEXTS: Texts = { en: '', ta: '', hi: '' };
const asIs = (sentence: string): string => sentence;

interface ListFieldProps {
  name: string;
  label: string;
  field: ListOf;
  hint: string | undefined;
}

/** Entries of a few texts each, in the order in which customers see them. */
export const ListField = ({ name, label, field, hint }: ListFieldProps) => {
  const { t } = useTranslation('staffSettings');
  const { fieldName } = useSettingsTexts();
  const { values } = useFormikContext<Record<string, unknown>>();
  const items = values[name] as Record<string, Texts>[];
  const parts = Object.entries(field.of);
  return (
    <FieldArray name={name}>
      {(list) => (
        <Stack spacing={2} useFlexGap>
          <Typography variant="subtitle2">{label}</Typography>
          {hint !== undefined && <FormHelperText sx={{ margin: 0 }}>{hint}</FormHelperText>}
          {items.map((_item, at) => {
            const entry = `${label} ${at + 1}`;
            return (
              <Box
                key={at}
                role="group"
                aria-label={entry}
                sx={{ display: 'grid', gap: 1, paddingTop: 2, borderTop: '1px solid', borderColor: 'surface.line' }}
              >
                {parts.map(([part, { isLong }]) => (
                  <TranslatedField
                    key={part}
                    name={`${name}.${at}.${part}`}
                    label={`${fieldName(part)} ${at + 1}`}
                    {...(isLong && { rows: 3 })}
                    translate={asIs}
                  />
                ))}
                <Button
                  startIcon={<DeleteOutlined />}
                  aria-label={t('removeNamed', { name: entry })}
                  onClick={() => list.remove(at)}
                  sx={{ justifySelf: 'start', minHeight: 44 }}
                >
                  {t('remove')}
                </Button>
              </Box>
            );
          })}
          {items.length < field.max && (
            <Button
              variant="outlined"
              startIcon={<Add />}
              onClick={() => list.push(Object.fromEntries(parts.map(([part]) => [part, NO_TEXTS])))}
              sx={{ alignSelf: 'start' }}
            >
              {t('add')}
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
};
