import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_TYPE, MOBILE_NUMBER_LENGTH, type AddressType } from '../../../contract/constants';
import { FormField } from '../FormField';
import { addressSchema, type AddressValues } from './addressValues';

interface AddressFormProps {
  initialValues: AddressValues;
  /** The street at the marker, as the map names it; put in for as long as nobody typed one. */
  suggestedStreet: string | null;
  /** Gives what the server said of single fields, if it refused them. */
  onSubmit: (values: AddressValues) => Promise<Record<string, string> | undefined>;
}

type MessageKey = 'streetRequired' | 'landmarkRequired' | 'othersTypeRequired' | 'receiverPhoneLength';

/** Keeps the street in step with the map until a person types one of their own. */
const StreetSuggestion = ({ street, initialStreet }: { street: string | null; initialStreet: string }) => {
  const { setFieldValue, touched } = useFormikContext<AddressValues>();
  const isTheirOwn = touched.street === true || initialStreet !== '';
  useEffect(() => {
    if (street !== null && !isTheirOwn) void setFieldValue('street', street);
  }, [street, isTheirOwn, setFieldValue]);
  return null;
};

const TypeChoice = () => {
  const { t } = useTranslation('location');
  const { values, setFieldValue } = useFormikContext<AddressValues>();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ mb: 0.5 }}>
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

/** The words of an address (specification §2, §5); its place comes from the map above. */
export const AddressForm = ({ initialValues, suggestedStreet, onSubmit }: AddressFormProps) => {
  const { t } = useTranslation('location');
  const words = (key: string) => t(key as MessageKey);
  const limit = (maxLength: number) => ({ htmlInput: { maxLength } });
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={addressSchema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(await onSubmit(values));
      }}
    >
      {({ isSubmitting, values }) => (
        <Stack component={Form} noValidate spacing={1}>
          <StreetSuggestion street={suggestedStreet} initialStreet={initialValues.street} />
          <FormField name="street" label={t('street')} words={words} required slotProps={limit(300)} />
          <FormField name="landmark" label={t('landmark')} words={words} required slotProps={limit(200)} />
          <FormField name="doorNo" label={t('doorNo')} words={words} hint={t('optional')} slotProps={limit(60)} />
          <TypeChoice />
          {values.type === ADDRESS_TYPE.OTHER && (
            <FormField name="othersType" label={t('othersType')} words={words} required slotProps={limit(40)} />
          )}
          <FormField
            name="receiverName"
            label={t('receiverName')}
            words={words}
            hint={t('optional')}
            autoComplete="name"
            slotProps={limit(80)}
          />
          <FormField
            name="receiverPhone"
            label={t('receiverPhone')}
            words={words}
            hint={t('optional')}
            type="tel"
            autoComplete="tel-national"
            clean={(text) => text.replace(/\D/g, '').slice(0, MOBILE_NUMBER_LENGTH)}
          />
          <FormField
            name="instructions"
            label={t('instructions')}
            words={words}
            hint={t('optional')}
            multiline
            slotProps={limit(300)}
          />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('save')}
          </Button>
        </Stack>
      )}
    </Formik>
  );
};
