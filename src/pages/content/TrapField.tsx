import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/FormField';

/** Honeypot, hidden from people. If a browser autofills it, the rejection reveals it so that it can be emptied. */
export const TrapField = () => {
  const { t } = useTranslation('enquiries');
  const form = useFormikContext();
  const isRejected = (form.status as Record<string, string | undefined> | undefined)?.website !== undefined;
  // Typing clears the error; the field stays visible to be emptied.
  const [isShown, setIsShown] = useState(false);
  if (isRejected && !isShown) setIsShown(true);
  return (
    <Box aria-hidden={!isShown} sx={isShown ? {} : { position: 'absolute', insetInlineStart: '-9999px' }}>
      <FormField
        name="website"
        label={t('website')}
        translate={(key) => key}
        autoComplete="off"
        slotProps={{ htmlInput: { tabIndex: isShown ? 0 : -1 } }}
      />
    </Box>
  );
};
