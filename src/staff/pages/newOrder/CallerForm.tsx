import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MOBILE_NUMBER_LENGTH } from '../../../../contract/constants';
import { FormField } from '../../../components/FormField';
import { typeMobileNumber } from '../../../lib/mobileNumber';

const schema = object({
  mobileNumber: string()
    .matches(new RegExp(`^\\d{${MOBILE_NUMBER_LENGTH}}$`), 'caller.tenDigits')
    .required('caller.tenDigits'),
});

/** The number that calls. */
export const CallerForm = ({ onFind }: { onFind: (mobileNumber: string) => void }) => {
  const { t } = useTranslation('staffNewOrder');
  return (
    <Formik
      initialValues={{ mobileNumber: '' }}
      validationSchema={schema}
      onSubmit={({ mobileNumber }) => onFind(mobileNumber)}
    >
      <Stack
        component={Form}
        noValidate
        direction={{ mobile: 'column', tablet: 'row' }}
        spacing={1.5}
        sx={{ maxWidth: 520, alignItems: { tablet: 'start' } }}
      >
        <FormField
          name="mobileNumber"
          label={t('caller.number')}
          type="tel"
          clean={typeMobileNumber}
          translate={() => t('caller.tenDigits')}
          autoFocus
        />
        <Button type="submit" variant="contained" size="large" sx={{ flexShrink: 0 }}>
          {t('caller.find')}
        </Button>
      </Stack>
    </Formik>
  );
};
