import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_TYPE } from '../../../contract/constants';
import { typeMobileNumber } from '../../lib/mobileNumber';
import { FocusFirstInvalid } from '../FocusFirstInvalid';
import { FormField } from '../FormField';
import { Add } from '../icons';
import { StickyFoot } from '../StickyFoot';
import { addressSchema, TEXT_LIMITS, type AddressMessage, type AddressValues } from './addressValues';
import { AddressTypeChoice } from './AddressTypeChoice';

interface AddressFormProps {
  initialValues: AddressValues;
  /** Shows receiver and notes, which only saved addresses have. */
  withReceiver: boolean;
  /** Receives what is typed; null while the form is as it began. */
  onTyped?: (values: AddressValues | null) => void;
  /** Returns field errors of the server. */
  onSubmit: (values: AddressValues) => Promise<Record<string, string> | undefined>;
}

/** Seldom filled: folded until wanted. */
const RECEIVER_FIELDS = ['receiverName', 'receiverPhone', 'instructions'] as const;

/** Its text is aligned with the labels. */
const moreButton = { alignSelf: 'start', marginInlineStart: -2, marginBlockStart: -1 } as const;

const pairOnWideScreens = (columns: string) => ({
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: columns },
});

const ReportTyped = ({ onTyped }: Required<Pick<AddressFormProps, 'onTyped'>>) => {
  const { values, dirty } = useFormikContext<AddressValues>();
  useEffect(() => {
    onTyped(dirty ? values : null);
    // oxlint-disable-next-line react/exhaustive-deps -- a change of what is typed alone is reported
  }, [values, dirty]);
  return null;
};

/** Address text (specification §2, §5); the point comes from the map. */
export const AddressForm = ({ initialValues, withReceiver, onTyped, onSubmit }: AddressFormProps) => {
  const { t } = useTranslation('location');
  const startsWithReceiver = RECEIVER_FIELDS.some((name) => initialValues[name] !== '');
  const [showsReceiver, setShowsReceiver] = useState(startsWithReceiver);
  const translate = (key: string) => t(key as AddressMessage);
  const limited = (name: keyof typeof TEXT_LIMITS) => ({
    name,
    label: t(name),
    translate,
    slotProps: { htmlInput: { maxLength: TEXT_LIMITS[name] } },
  });
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={addressSchema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(await onSubmit(values));
      }}
    >
      {({ isSubmitting, values }) => (
        <Stack component={Form} noValidate useFlexGap spacing={1}>
          <FocusFirstInvalid />
          {onTyped && <ReportTyped onTyped={onTyped} />}
          <FormField {...limited('street')} required hint={t('required')} autoComplete="address-line1" />
          <FormField {...limited('landmark')} required hint={t('required')} autoComplete="address-line2" />
          <AddressTypeChoice />
          {values.type === ADDRESS_TYPE.OTHER && <FormField {...limited('othersType')} required hint={t('required')} />}
          {withReceiver && !showsReceiver && (
            <Button startIcon={<Add />} onClick={() => setShowsReceiver(true)} sx={moreButton}>
              {t('addReceiver')}
            </Button>
          )}
          {withReceiver && showsReceiver && (
            <>
              <Box sx={pairOnWideScreens('repeat(2, minmax(0, 1fr))')}>
                <FormField
                  {...limited('receiverName')}
                  hint={t('optional')}
                  autoComplete="name"
                  autoFocus={!startsWithReceiver}
                />
                <FormField
                  name="receiverPhone"
                  label={t('receiverPhone')}
                  translate={translate}
                  hint={t('optional')}
                  type="tel"
                  autoComplete="tel-national"
                  clean={typeMobileNumber}
                  slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                />
              </Box>
              <FormField {...limited('instructions')} hint={t('optional')} multiline />
            </>
          )}
          <StickyFoot>
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('save')}
            </Button>
          </StickyFoot>
        </Stack>
      )}
    </Formik>
  );
};
