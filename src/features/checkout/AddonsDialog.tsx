import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillLine } from '../../../contract/orders';
import { AddOnChoice } from '../../components/AddOnChoice';
import { ErrorState } from '../../components/ErrorState';
import { SheetDialog } from '../../components/SheetDialog';
import { formatPaise } from '../../lib/money';
import { useGetProductDetailQuery } from '../../store/api/homepageApi';

interface AddonsDialogProps {
  line: BillLine;
  onSave: (addonIds: string[]) => void;
  onClose: () => void;
}

/** The add-on popup (specification §2). */
export const AddonsDialog = ({ line, onSave, onClose }: AddonsDialogProps) => {
  const { t } = useTranslation(['cart', 'common']);
  const { data, isError, refetch } = useGetProductDetailQuery(line.slug);
  const [chosen, setChosen] = useState(() => line.addons.map(({ _id }) => _id));
  const unitPaise = (data?.addOns ?? []).reduce(
    (sum, { _id, pricePaise }) => (chosen.includes(_id) ? sum + pricePaise : sum),
    line.productPrice,
  );

  return (
    <SheetDialog
      open
      title={t('addons.title', { name: line.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" size="large" disabled={!data} onClick={() => onSave(chosen)}>
            <span>
              {[t('addons.update'), data && formatPaise(line.quantity * unitPaise)].filter(Boolean).join(' · ')}
            </span>
          </Button>
        </>
      }
    >
      {isError ? (
        <ErrorState title={t('addons.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={128} />
      ) : data.addOns.length === 0 ? (
        <Typography>{t('addons.none')}</Typography>
      ) : (
        <Box sx={{ marginTop: 1.5 }}>
          <AddOnChoice addOns={data.addOns} value={chosen} onChange={setChosen} />
        </Box>
      )}
    </SheetDialog>
  );
};
