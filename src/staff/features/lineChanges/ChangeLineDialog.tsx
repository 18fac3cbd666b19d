import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUANTITY_PER_LINE } from '../../../../contract/constants';
import { LINE_CHANGE_REASONS, type LineChangeReason } from '../../../../contract/orderConstants';
import type { LineChange, PackedLine } from '../../../../contract/lineChanges';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { useToasts } from '../../../hooks/useToasts';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { CountStepper } from '../../components/CountStepper';
import { PackSearch, type FoundPack } from '../../components/PackSearch';
import { saveKey } from '../../lib/saveKey';
import { useChangeLineMutation, usePreviewLineChangeQuery } from '../../store/packingApi';
import { ChangePreview } from './ChangePreview';

interface ChangeLineDialogProps {
  orderId: string;
  line: PackedLine;
  /** Its parcel has to be opened. */
  isPacked: boolean;
  onClose: () => void;
}

/** Packs less of a line, or something else instead; what the customer then pays is shown before it is written. */
export const ChangeLineDialog = ({ orderId, line, isPacked, onClose }: ChangeLineDialogProps) => {
  const { t } = useTranslation('staffPacking');
  const formatSize = useFormatSize();
  const { enqueueSnackbar } = useToasts();
  const [reason, setReason] = useState<LineChangeReason>(
    line.recalled.length > 0 ? 'RECALLED' : isPacked ? 'CUSTOMER' : 'NONE_LEFT',
  );
  const [quantity, setQuantity] = useState(line.packedQuantity - 1);
  const [substitute, setSubstitute] = useState<(FoundPack & { quantity: number }) | null>(null);
  const name = `${line.name}, ${formatSize(line)}`;
  const missing = line.packedQuantity - quantity;
  const change: LineChange = {
    lineNo: line.lineNo,
    quantity,
    reason,
    ...(substitute && { substitute: { packId: substitute.packId, quantity: substitute.quantity } }),
  };
  const { currentData: preview, error } = usePreviewLineChangeQuery({ orderId, change });
  const [write, { isLoading }] = useChangeLineMutation();

  const save = async () => {
    if (!preview) return;
    const written = await write({ orderId, body: { ...change, expectedReducedPaise: preview.reducedPaise } });
    if (written.error) return;
    enqueueSnackbar(t('lines.changed'), { variant: 'success' });
    onClose();
  };

  return (
    <PanelDialog open title={name} onClose={onClose}>
      <Stack spacing={2.5}>
        {isPacked && <Alert severity="warning">{t('lines.fromParcel')}</Alert>}
        <PillChoice
          label={t('lines.why')}
          value={reason}
          options={LINE_CHANGE_REASONS.filter((each) => each !== 'RECALLED' || line.recalled.length > 0).map(
            (value) => ({ value, label: t(`reason.${value}`) }),
          )}
          onChange={setReason}
        />
        <CountStepper
          label={t('lines.howMany', { count: line.packedQuantity })}
          name={name}
          value={quantity}
          min={0}
          max={line.packedQuantity - 1}
          onChange={setQuantity}
        />
        {substitute ? (
          <Stack spacing={1}>
            <Typography variant="subtitle2">
              {t('lines.instead', { name: `${substitute.name}, ${formatSize(substitute)}` })}
            </Typography>
            <CountStepper
              label={t('lines.howManyInstead')}
              name={`${substitute.name}, ${formatSize(substitute)}`}
              value={substitute.quantity}
              min={1}
              max={Math.min(substitute.available, MAX_QUANTITY_PER_LINE)}
              onChange={(units) => setSubstitute({ ...substitute, quantity: units })}
            />
            <Button onClick={() => setSubstitute(null)} sx={{ alignSelf: 'start' }}>
              {t('lines.nothingInstead')}
            </Button>
          </Stack>
        ) : (
          <PackSearch
            label={t('lines.replaceBy')}
            exceptPackId={line.packId}
            onPick={(pack) => setSubstitute({ ...pack, quantity: Math.min(missing, pack.available) })}
          />
        )}
        <ChangePreview preview={preview} error={error} />
        <Button
          variant="contained"
          size="large"
          disabled={!preview}
          loading={isLoading}
          onClick={() => void save()}
          {...saveKey}
        >
          {t(substitute ? 'lines.replace' : quantity === 0 ? 'lines.leaveOut' : 'lines.short', { count: quantity })}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
