import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CsvImport, CsvProgress } from '../../../../contract/staffCsv';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useToasts } from '../../../hooks/useToasts';
import { ActionBar } from '../../components/ActionBar';
import { CSV_PATH } from '../../lib/staffPaths';
import { useApplyCsvMutation, useUndoCsvMutation } from '../../store/csvApi';

/** Consent to what is shown, and its undo. */
export const CsvActions = ({ file }: { file: CsvImport }) => {
  const { t } = useTranslation('staffCsv');
  const { enqueueSnackbar } = useToasts();
  const [apply, applying] = useApplyCsvMutation();
  const [undo, undoing] = useUndoCsvMutation();
  const [progress, setProgress] = useState<CsvProgress | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { _id: id, fileHash, status, counts } = file;
  const isBusy = applying.isLoading || undoing.isLoading;

  const write = async (what: 'apply' | 'undo'): Promise<void> => {
    setConfirming(false);
    setProgress(null);
    const call =
      what === 'apply' ? apply({ id, fileHash, onProgress: setProgress }) : undo({ id, onProgress: setProgress });
    const { data } = await call;
    if (!data) return;
    const isAll = data.data.counts.MISSED + data.data.counts.STAYS === 0;
    enqueueSnackbar(data.message, { variant: isAll ? 'success' : 'warning' });
  };

  if (status === 'UNDONE' || (status === 'APPLIED' && counts.WRITTEN === 0)) return null;
  return (
    <ActionBar sx={{ marginTop: 2 }}>
      {isBusy ? (
        <Progress progress={progress} />
      ) : status === 'CHECKED' ? (
        <>
          <Button variant="contained" disabled={counts.READY === 0} onClick={() => void write('apply')}>
            {t('save', { count: counts.READY })}
          </Button>
          <Button component={Link} to={CSV_PATH}>
            {t('discard')}
          </Button>
        </>
      ) : (
        <Button variant="outlined" onClick={() => setConfirming(true)}>
          {t('undo')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('undoQuestion', { count: counts.WRITTEN })}
        confirmLabel={t('undo')}
        onConfirm={() => void write('undo')}
        onCancel={() => setConfirming(false)}
      >
        <Typography>{t('undoText')}</Typography>
      </ConfirmDialog>
    </ActionBar>
  );
};

const Progress = ({ progress }: { progress: CsvProgress | null }) => {
  const { t } = useTranslation('staffCsv');
  const text = progress ? t('progress', { done: progress.done, count: progress.total }) : t('starting');
  const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : 0;
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography variant="subtitle2" role="status">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        variant={progress && progress.done > 0 ? 'determinate' : 'indeterminate'}
        value={share}
        sx={{ marginTop: 1 }}
      />
    </Box>
  );
};
