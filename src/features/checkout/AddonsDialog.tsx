import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillLine } from '../../../contract/orders';
import { ErrorState } from '../../components/ErrorState';
import { formatPaise } from '../../lib/money';
import { useGetProductDetailQuery } from '../../store/api/homepageApi';

interface AddonsDialogProps {
  line: BillLine;
  onSave: (addonIds: string[]) => void;
  onClose: () => void;
}

/** The add-on popup (specification §2): what may come with each pack of a line. */
export const AddonsDialog = ({ line, onSave, onClose }: AddonsDialogProps) => {
  const { t } = useTranslation(['cart', 'common']);
  const { data, isError, refetch } = useGetProductDetailQuery(line.slug);
  const [chosen, setChosen] = useState(() => line.addons.map(({ _id }) => _id));
  const titleId = useId();
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('addons.title', { name: line.name })}</DialogTitle>
      <DialogContent>
        {isError ? (
          <ErrorState title={t('addons.failed')} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton variant="rounded" height={88} />
        ) : data.addOns.length === 0 ? (
          <Typography>{t('addons.none')}</Typography>
        ) : (
          <FormGroup>
            <Typography variant="body2" color="textSecondary">
              {t('addons.perPack')}
            </Typography>
            {data.addOns.map(({ _id, name, pricePaise }) => (
              <FormControlLabel
                key={_id}
                control={<Checkbox checked={chosen.includes(_id)} onChange={() => toggle(_id)} />}
                label={`${name}, ${pricePaise > 0 ? `+ ${formatPaise(pricePaise)}` : t('addons.free')}`}
              />
            ))}
          </FormGroup>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1 }}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="contained" disabled={!data} onClick={() => onSave(chosen)}>
          {t('addons.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
