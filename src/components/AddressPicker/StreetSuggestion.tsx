import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Add } from '../icons';
import type { AddressValues } from './addressValues';

const BUTTON_HEIGHT_PX = 44;

/** Offers the map's street while the field is empty; its room is reserved, so that the form doesn't jump. */
export const StreetSuggestion = ({ street }: { street: string | null }) => {
  const { t } = useTranslation('location');
  const { values, setFieldValue } = useFormikContext<AddressValues>();

  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    void setFieldValue('street', street);
    // The button goes; the focus moves to what it filled.
    const field = currentTarget.form?.elements.namedItem('street');
    if (field instanceof HTMLElement) field.focus();
  };

  if (values.street !== '') return null;
  return (
    <Box sx={{ minHeight: BUTTON_HEIGHT_PX, overflowWrap: 'anywhere' }}>
      {street && (
        <Button variant="outlined" startIcon={<Add />} onClick={accept}>
          <span>{t('useStreet', { street })}</span>
        </Button>
      )}
    </Box>
  );
};
