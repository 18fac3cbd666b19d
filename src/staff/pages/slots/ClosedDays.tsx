import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DraftFormik } from '../../components/DraftFormik';
import type { Language } from '../../../../contract/constants';
import type { SlotSettings } from '../../../../contract/staffSlots';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { TitledSection } from '../../../components/TitledSection';
import { isApiError } from '../../../store/api/ApiError';
import { MoveDayButton } from '../../features/moveOrders/MoveDayButton';
import { useCloseDeliveryDayMutation, useOpenDeliveryDayMutation } from '../../store/slotsApi';
import { dayInWords } from './slotDays';

const MAX_REASON_LENGTH = 100;
const schema = object({
  day: string().required('closed.dayRequired'),
  reason: string().trim().required('closed.reasonRequired').max(MAX_REASON_LENGTH, 'closed.reasonRequired'),
});
type MessageKey = 'closed.dayRequired' | 'closed.reasonRequired';

/** Holidays and days closed for a rush. Orders that were promised before stay, and are counted. */
export const ClosedDays = ({ settings: { closedDays, today } }: { settings: SlotSettings }) => {
  const { t, i18n } = useTranslation('staffSlots');
  const [closeDay] = useCloseDeliveryDayMutation();
  const [openDay] = useOpenDeliveryDayMutation();
  const translate = (key: string) => t(key as MessageKey);

  return (
    <TitledSection title={t('closed.title')}>
      {closedDays.length === 0 && <Typography color="textSecondary">{t('closed.none')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {closedDays.map(({ day, reason, booked }) => {
          const name = dayInWords(day, i18n.language as Language);
          return (
            <Stack
              key={day}
              component="li"
              direction="row"
              sx={{
                alignItems: 'center',
                justifyContent: 'space-between',
                flexWrap: 'wrap',
                gap: 1,
                borderBottom: '1px solid',
                borderColor: 'surface.line',
              }}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <strong>{name}</strong> · {reason}
                {booked > 0 && ` · ${t('closed.promised', { count: booked })}`}
              </Typography>
              {booked > 0 && <MoveDayButton day={day} />}
              <Button aria-label={t('closed.openDay', { day: name })} onClick={() => void openDay(day)}>
                {t('closed.open')}
              </Button>
            </Stack>
          );
        })}
      </Stack>
      <DraftFormik
        draft="closedDay"
        initialValues={{ day: '', reason: '' }}
        validationSchema={schema}
        onSubmit={async (values, { resetForm, setStatus }) => {
          const { data, error } = await closeDay({ ...values, reason: values.reason.trim() });
          if (data) resetForm();
          else if (isApiError(error)) setStatus(error.fields);
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={1} useFlexGap sx={{ mt: 2 }}>
            <FocusFirstInvalid />
            <FormField
              name="day"
              type="date"
              label={t('closed.day')}
              translate={translate}
              slotProps={{ htmlInput: { min: today }, inputLabel: { shrink: true } }}
            />
            <FormField name="reason" label={t('closed.reason')} translate={translate} />
            <Button type="submit" variant="outlined" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
              {t('closed.close')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </TitledSection>
  );
};
