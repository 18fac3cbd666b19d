import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillLine } from '../../../contract/orders';
import { ChoiceRow } from '../../components/ChoiceRow';
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
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

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
            {t('addons.save')}
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
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t('addons.perPack')}
          </Typography>
          <FormGroup sx={{ gap: 1 }}>
            {data.addOns.map(({ _id, name, pricePaise }) => (
              <ChoiceRow
                key={_id}
                control={<Checkbox checked={chosen.includes(_id)} onChange={() => toggle(_id)} />}
                label={`${name}, ${pricePaise > 0 ? `+ ${formatPaise(pricePaise)}` : t('addons.free')}`}
              />
            ))}
          </FormGroup>
        </>
      )}
    </SheetDialog>
  );
};
