import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { toAsciiDigits } from '../../../../contract/digits';
import { useCountStockMutation, useGetPackStockQuery } from '../../store/stockApi';
import { countSchema } from './stockValues';
import { useStockChange } from './useStockChange';

interface CountDialogProps {
  packId: string;
  title: string;
  onClose: () => void;
  /** To the next pack of the shelf; without one, the count ends. */
  onNext?: (() => void) | undefined;
}

const HEIGHT_PX = 96;

/** A count at the shelf: what should be there, what is, and the difference in words. Enter goes to the next pack. */
export const CountDialog = ({ packId, title, onClose, onNext }: CountDialogProps) => {
  const { t } = useTranslation('staffStock');
  const {
    currentData: pack,
    fulfilledTimeStamp = 0,
    isError,
    refetch,
  } = useGetPackStockQuery(packId, { refetchOnMountOrArgChange: true });
  const [count] = useCountStockMutation();
  const { failure, send } = useStockChange();
  const [openedAt] = useState(() => Date.now());
  // A stored pack may be old: a count begins from what is there now. A later refetch leaves the form and what is typed.
  const isLoading = !isError && (!pack || fulfilledTimeStamp < openedAt);

  return (
    <PanelDialog open title={title} onClose={onClose}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {isLoading && <Skeleton variant="rounded" height={HEIGHT_PX} />}
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {pack && !isLoading && !isError && (
        // What was counted counts no more once other units should be there.
        <DraftFormik
          draft={`count-${packId}-${pack.version}-${pack.stock + pack.waiting}`}
          key={`${pack.version} ${pack.stock + pack.waiting}`}
          initialValues={{ counted: '' }}
          validationSchema={countSchema}
          onSubmit={async ({ counted }, { key, resetForm }) => {
            const body = { counted: Number(counted), expected: pack.stock + pack.waiting, version: pack.version };
            const { isDone } = await send(
              () => count({ packId, key, body }),
              t('count.done', { name: title, count: body.counted }),
            );
            if (!isDone) return;
            resetForm();
            (onNext ?? onClose)();
          }}
        >
          {({ values, isValid, isSubmitting }) => (
            <Stack component={Form} noValidate spacing={1.5} useFlexGap>
              <Typography>
                <strong>{t('count.expected', { count: pack.stock + pack.waiting })}</strong>
                {pack.waiting > 0 && ` ${t('count.ofThem', { count: pack.waiting })}`}
              </Typography>
              <FormField
                name="counted"
                label={t('count.counted')}
                translate={() => t('error.units')}
                clean={toAsciiDigits}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } }}
                autoFocus
              />
              <Typography role="status" sx={{ fontWeight: 600, minHeight: '1.5em' }}>
                {isValid && values.counted !== '' && (
                  <span>{difference(Number(values.counted) - pack.stock - pack.waiting, t)}</span>
                )}
              </Typography>
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {t(onNext ? 'count.saveNext' : 'count.save')}
              </Button>
              {onNext && <Button onClick={onNext}>{t('count.skip')}</Button>}
            </Stack>
          )}
        </DraftFormik>
      )}
    </PanelDialog>
  );
};

const difference = (units: number, t: ReturnType<typeof useTranslation<'staffStock'>>['t']): string =>
  units === 0
    ? t('count.fits')
    : units < 0
      ? t('count.missing', { count: -units })
      : t('count.tooMany', { count: units });
