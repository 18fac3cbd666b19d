import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../contract/address';
import { useAddressName } from './useAddressName';

interface AddressCardProps {
  address: Address;
  /** Something is being changed: nothing else can be meanwhile. */
  busy: boolean;
  /** Where its name stands among the headings of the page. */
  headingLevel: 'h2' | 'h3';
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

/** One saved address and what can be done with it. It asks no server: AddressList does, which shows it. */
export const AddressCard = ({ address, busy, headingLevel, onEdit, onDelete, onMakeDefault }: AddressCardProps) => {
  const { t } = useTranslation('addresses');
  const name = useAddressName()(address);
  return (
    <Card component="li" variant="outlined" sx={{ padding: 2, listStyle: 'none' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 0.5 }}>
        <Typography variant="subtitle1" component={headingLevel}>
          {name}
        </Typography>
        {address.isDefault && <Chip size="small" color="primary" variant="outlined" label={t('default')} />}
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[address.doorNo, address.street].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {address.landmark}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', mt: 1, mb: -1, ml: -2.5 }}>
        <Button aria-label={t('editNamed', { name })} disabled={busy} onClick={onEdit}>
          {t('edit')}
        </Button>
        {!address.isDefault && (
          <Button aria-label={t('makeDefaultNamed', { name })} disabled={busy} onClick={onMakeDefault}>
            {t('makeDefault')}
          </Button>
        )}
        <Button color="error" aria-label={t('removeNamed', { name })} disabled={busy} onClick={onDelete}>
          {t('remove')}
        </Button>
      </Stack>
    </Card>
  );
};
