import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryReceipt } from '../../../contract/enquiries';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { useHydrated } from '../../hooks/useHydrated';
import { isApiError } from '../../store/api/ApiError';
import { useGetCustomerQuery } from '../../store/api/customerApi';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { EnquiryFields } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { emptyEnquiry, enquirySchema, toEnquiryBody, type EnquiryTopic } from './enquiryValues';
import { PrivacyNotice } from './PrivacyNotice';
import { useSendEnquiry } from './useSendEnquiry';

/** A question or grievance on /support, or a franchise enquiry. Prefilled for customers. */
export const EnquiryForm = ({ topic }: { topic: EnquiryTopic }) => {
  const isHydrated = useHydrated();
  const { t } = useTranslation('enquiries');
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const { data: customer, isLoading } = useGetCustomerQuery(undefined, { skip: !loggedIn });
  const sendEnquiry = useSendEnquiry();
  const [receipt, setReceipt] = useState<EnquiryReceipt | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  const [failure, setFailure] = useState<string[] | null>(null);
  const failureAlert = useRef<HTMLDivElement>(null);
  useEffect(() => failureAlert.current?.focus(), [failure]);

  // Once typing is possible, nothing may unmount the form, not even a login.
  const rehydrated = useAppSelector(selectRehydrated);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && rehydrated && !isLoading) setIsOpen(true);

  if (isLoading && !isOpen) return <Skeleton role="status" aria-label={t('loading')} variant="rounded" height={620} />;
  if (receipt) {
    const writeAnother = () => {
      setIsAnother(true);
      setReceipt(null);
    };
    return <EnquirySent receipt={receipt} onWriteAnother={writeAnother} />;
  }
  return (
    <Formik
      initialValues={{
        ...emptyEnquiry(topic),
        name: customer?.name ?? '',
        mobileNumber: customer?.mobileNumber ?? '',
      }}
      validationSchema={enquirySchema}
      onSubmit={async (values, { setStatus }) => {
        setFailure(null);
        const { data, error } = await sendEnquiry(toEnquiryBody(values));
        if (data) setReceipt(data);
        else if (isApiError(error) && error.fields) setStatus(error.fields);
        else setFailure(isApiError(error) ? error.messages : []);
      }}
    >
      {({ isSubmitting }) => (
        <Card sx={{ position: 'relative', p: { mobile: 2, tablet: 3 } }}>
          <Stack component={Form} noValidate inert={!isHydrated} useFlexGap spacing={1}>
            <FocusFirstInvalid />
            <EnquiryFields topic={topic} autoFocus={isAnother} />
            <PrivacyNotice topic={topic} />
            {failure && (
              <Alert ref={failureAlert} tabIndex={-1} severity="error">
                {[...failure, t('stillHere')].join(' ')}
              </Alert>
            )}
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={isSubmitting}
              sx={{ alignSelf: { tablet: 'flex-start' }, minWidth: 200, mt: 2 }}
            >
              {t('send')}
            </Button>
          </Stack>
        </Card>
      )}
    </Formik>
  );
};
