import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_TYPE, type AddressType } from '../../../contract/constants';
import { AddressTypeIcon } from '../AddressTypeIcon';
import type { AddressValues } from './addressValues';

/** Separate pills instead of Material UI's joined bar. */
const pills = {
  gap: 1,
  flexWrap: 'wrap',
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    // Tamil's words differ more in length.
    flex: '1 1 auto',
    gap: 0.75,
    paddingInline: 1,
    margin: 0,
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 999,
    color: 'text.primary',
    '&.Mui-selected': {
      bgcolor: 'surface.tint',
      borderColor: 'primary.main',
      boxShadow: 'inset 0 0 0 1px var(--vayal-palette-primary-main)',
      color: 'primary.dark',
      fontWeight: 600,
      '@media (forced-colors: active)': { outline: '2px solid' },
    },
  },
} as const;

/** Home, Work or Other (specification §4). */
export const AddressTypeChoice = () => {
  const { t } = useTranslation('location');
  const { values, setFieldValue } = useFormikContext<AddressValues>();
  const labelId = useId();
  return (
    <FormControl sx={{ pb: 2 }}>
      <FormLabel id={labelId} component="span" sx={{ mb: 1, typography: 'subtitle2', color: 'text.primary' }}>
        {t('type')}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={values.type}
        onChange={(_event, type: AddressType | null) => {
          if (type !== null) void setFieldValue('type', type);
        }}
        sx={pills}
      >
        {Object.values(ADDRESS_TYPE).map((type) => (
          <ToggleButton key={type} value={type}>
            <AddressTypeIcon type={type} />
            {t(`type${type}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
};
