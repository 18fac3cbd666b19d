import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressValues } from './addressValues';

const label = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Offers the map's street within the field while that is empty, so that nothing moves. */
export const StreetSuggestion = ({ street }: { street: string | null }) => {
  const { t } = useTranslation('location');
  const { values, setFieldValue } = useFormikContext<AddressValues>();

  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    void setFieldValue('street', street);
    // The button goes; the focus moves to what it filled.
    const field = currentTarget.form?.elements.namedItem('street');
    if (field instanceof HTMLElement) field.focus();
  };

  if (values.street !== '' || street === null) return null;
  return (
    <Button
      onClick={accept}
      sx={{ flexShrink: 0, maxWidth: '75%', marginInlineEnd: -1.5, paddingInline: 1.5, letterSpacing: 0 }}
    >
      <span style={label}>{t('useStreet', { street })}</span>
    </Button>
  );
};
