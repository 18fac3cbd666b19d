import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { DeliveryWindow, SlotSettings } from '../../../../contract/staffSlots';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { isApiError } from '../../../store/api/ApiError';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useAddWindowsMutation, useChangeWindowMutation, useRemoveWindowMutation } from '../../store/slotsApi';
import { AreaField } from './AreaField';
import { weekdayInWords, windowInWords } from './slotDays';
import { WeekdaysField } from './WeekdaysField';
import { changeSchema, newWindow, toAddBody, toChangeBody, windowSchema, type WindowValues } from './windowValues';

type MessageKey = 'window.capacityInvalid' | 'window.cutOffInvalid' | 'window.timeRequired' | 'window.endInvalid';

const TIMES = ['start', 'end'] as const;

interface WindowDialogProps {
  /** It is null for a new window. */
  window: DeliveryWindow | null;
  areas: SlotSettings['areas'];
  onClose: () => void;
}

const valuesOf = ({ capacity, cutOffMinutes }: DeliveryWindow): WindowValues => ({
  ...newWindow,
  capacity: String(capacity),
  cutOffHours: String(cutOffMinutes / 60),
});

/** A delivery window: its times once, then how many orders it takes and until when. */
export const WindowDialog = ({ window, areas, onClose }: WindowDialogProps) => {
  const { t, i18n } = useTranslation('staffSlots');
  const language = i18n.language as Language;
  const [addWindows] = useAddWindowsMutation();
  const [changeWindow] = useChangeWindowMutation();
  const [removeWindow, removing] = useRemoveWindowMutation();
  const translate = (key: string) => t(key as MessageKey);
  const title = window
    ? `${weekdayInWords(window.weekday, language)}, ${windowInWords(window, language)}`
    : t('window.add');

  const finish = ({ error }: { error?: unknown }): Record<string, string> | undefined => {
    if (error === undefined) onClose();
    return isApiError(error) ? error.fields : undefined;
  };

  return (
    <PanelDialog open title={title} onClose={onClose}>
      <DraftFormik
        draft={`window-${window?._id ?? 'new'}`}
        initialValues={window ? valuesOf(window) : newWindow}
        validationSchema={window ? changeSchema : windowSchema}
        onSubmit={async (values, { resetForm, setStatus }) => {
          const result = window
            ? await changeWindow({ id: window._id, body: toChangeBody(values) })
            : await addWindows(toAddBody(values));
          setStatus(finish(result));
          if (!result.error) resetForm();
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate useFlexGap spacing={1}>
            <FocusFirstInvalid />
            {window ? (
              <Typography color="textSecondary" sx={{ mb: 1 }}>
                {t('window.timesStay')}
              </Typography>
            ) : (
              <>
                {areas.length > 1 && <AreaField areas={areas} />}
                <WeekdaysField />
                <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
                  {TIMES.map((name) => (
                    <FormField
                      key={name}
                      name={name}
                      type="time"
                      label={t(`window.${name}`)}
                      translate={translate}
                      slotProps={{ inputLabel: { shrink: true } }}
                    />
                  ))}
                </Box>
              </>
            )}
            <FormField
              name="capacity"
              label={t('window.capacity')}
              translate={translate}
              hint={t('window.capacityHint')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <FormField
              name="cutOffHours"
              label={t('window.cutOff')}
              translate={translate}
              hint={t('window.cutOffHint')}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t(window ? 'window.save' : 'window.add')}
            </Button>
            {window && (
              <Button
                color="error"
                loading={removing.isLoading}
                onClick={async () => finish(await removeWindow(window._id))}
              >
                {t('window.remove')}
              </Button>
            )}
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
