import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackStock } from '../../../../contract/staffStock';
import { Add } from '../../../components/icons';
import { useMay } from '../../store/staffHooks';
import { useLazyGetPackStockQuery } from '../../store/stockApi';
import { ReceiveDialog } from './ReceiveDialog';

/** In a row of packs: a batch of the pack comes in. Absent without the right. */
export const ReceiveButton = ({ packId, name }: { packId: string; name: string }) => {
  const { t } = useTranslation('staffStock');
  const mayChange = useMay('changeStock');
  const [load, { isFetching }] = useLazyGetPackStockQuery();
  const [pack, setPack] = useState<PackStock | null>(null);
  if (!mayChange) return null;
  return (
    <>
      <IconButton
        aria-label={t('receive.title', { name })}
        aria-haspopup="dialog"
        title={t('receive.receive')}
        loading={isFetching}
        onClick={() => void load(packId).then(({ data }) => setPack(data ?? null))}
        sx={{ width: 44, height: 44, color: 'primary.main' }}
      >
        <Add />
      </IconButton>
      {pack && <ReceiveDialog pack={pack} onClose={() => setPack(null)} />}
    </>
  );
};
