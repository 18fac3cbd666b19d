import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_TYPE, type AddressType } from '../../../contract/constants';
import type { AddressValues } from './addressValues';

/** Home, Work or Other (specification §4). */
export const AddressTypeChoice = () => {
  const { t } = useTranslation('location');
  const { values, setFieldValue } = useFormikContext<AddressValues>();
  const labelId = useId();
  return (
    <FormControl sx={{ pb: 1 }}>
      <FormLabel id={labelId} component="span" sx={{ mb: 0.5 }}>
        {t('type')}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={labelId}
        value={values.type}
        onChange={(_event, type: AddressType | null) => {
          if (type !== null) void setFieldValue('type', type);
        }}
      >
        {Object.values(ADDRESS_TYPE).map((type) => (
          <ToggleButton key={type} value={type}>
            {t(`type${type}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
};
