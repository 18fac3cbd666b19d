import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';
import type { PackSale, SaleQuery } from '../../../../contract/staffStock';
import { MAX_STOCK_NOTE, type SoldOutUntil } from '../../../../contract/stockConstants';
import { ErrorState } from '../../../components/ErrorState';
import { FormField } from '../../../components/FormField';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useToasts } from '../../../hooks/useToasts';
import { formatTime } from '../../../lib/dates';
import { DraftFormik } from '../../components/DraftFormik';
import { useUndoToast } from '../../hooks/useUndoToast';
import { useGetPackSalesQuery, useMarkSoldOutMutation, useSellAgainMutation } from '../../store/stockApi';
import { usePackTitle } from './usePackTitle';
import { useSoldOutText } from './useSoldOutText';

type NoteForm = Pick<FormikProps<{ note: string }>, 'values' | 'resetForm'>;

interface SoldOutPacksProps {
  /** The packs of an order, of a product, or one pack. */
  of: SaleQuery;
  /** The only pack there was is marked, or is for sale again. */
  onDone: () => void;
}

/** Stops the sale of packs until tomorrow or until they are sold again here. */
export const SoldOutPacks = ({ of, onDone }: SoldOutPacksProps) => {
  const { t, i18n } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { enqueueSnackbar } = useToasts();
  const showUndo = useUndoToast();
  const inWords = useSoldOutText();
  const { data, isError, refetch } = useGetPackSalesQuery(of, { refetchOnMountOrArgChange: true });
  const [mark, { isLoading: isMarking }] = useMarkSoldOutMutation();
  const [sellAgain, { isLoading: isSelling }] = useSellAgainMutation();
  const isBusy = isMarking || isSelling;

  const closeIfLast = (): void => {
    if (data?.packs.length === 1) onDone();
  };
  const sell = async (pack: PackSale): Promise<boolean> => {
    const { error } = await sellAgain(pack.packId);
    if (!error) enqueueSnackbar(t('soldOut.again', { name: packTitle(pack) }), { variant: 'success' });
    return !error;
  };
  const stop = async (
    pack: PackSale,
    until: SoldOutUntil,
    { values: { note }, resetForm }: NoteForm,
  ): Promise<void> => {
    const why = note.trim();
    const { error } = await mark({ packId: pack.packId, body: { until, ...(why !== '' && { note: why }) } });
    if (error) return;
    // It goes with the next pack too, while the dialog is open.
    resetForm({ values: { note } });
    showUndo({
      key: `sold-out-${pack.packId}`,
      message: t('soldOut.done', { name: packTitle(pack) }),
      variant: 'success',
      onUndo: () => void sell(pack),
    });
    closeIfLast();
  };
  /** Several packs have the same buttons. */
  const named = (label: string, pack: PackSale) => ({ children: label, 'aria-label': `${label}: ${packTitle(pack)}` });

  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <DraftFormik
      draft={`soldOut-${Object.values(of).join()}`}
      initialValues={{ note: '' }}
      // Each pack has buttons of its own.
      onSubmit={() => undefined}
    >
      {(form) => (
        <Stack spacing={2}>
          <Typography color="textSecondary">{t('soldOut.hint')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {data.packs.map((pack) => (
              <li key={pack.packId}>
                <Typography variant="subtitle1">{packTitle(pack)}</Typography>
                {pack.soldOut && (
                  <Typography variant="body2" sx={{ mb: 0.5 }}>
                    {inWords(pack.soldOut)}
                  </Typography>
                )}
                <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
                  {pack.soldOut ? (
                    <Button
                      variant="contained"
                      disabled={isBusy}
                      onClick={() => void sell(pack).then((isSold) => isSold && closeIfLast())}
                      {...named(t('soldOut.sellAgain'), pack)}
                    />
                  ) : (
                    <>
                      <Button
                        variant="contained"
                        disabled={isBusy}
                        onClick={() => void stop(pack, 'TOMORROW', form)}
                        {...named(t('soldOut.tomorrow', { time: formatTime(data.tomorrow, i18n.language) }), pack)}
                      />
                      <Button
                        variant="outlined"
                        disabled={isBusy}
                        onClick={() => void stop(pack, 'TOLD', form)}
                        {...named(t('soldOut.told'), pack)}
                      />
                    </>
                  )}
                </Stack>
              </li>
            ))}
          </Box>
          {data.packs.some(({ soldOut }) => soldOut === null) && (
            <FormField
              name="note"
              label={t('soldOut.why')}
              hint={t('optional')}
              translate={String}
              slotProps={{ htmlInput: { maxLength: MAX_STOCK_NOTE } }}
            />
          )}
        </Stack>
      )}
    </DraftFormik>
  );
};
