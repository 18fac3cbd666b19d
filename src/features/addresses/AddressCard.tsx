import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { streetLine } from '../../../contract/addressLine';
import type { Address } from '../../../contract/address';
import { AddressTypeIcon } from '../../components/AddressTypeIcon';
import { DeleteOutlined, EditOutlined } from '../../components/lazyIcons';
import { IconDisc } from '../../components/IconDisc';
import { StatusLabel } from '../../components/StatusLabel';
import { latLngOf } from '../../lib/geo';
import { useLocalityAt } from '../../store/api/useLocalityAt';
import { useAddressName } from './useAddressName';

/** The buttons' icons are as far from its edges as the text. */
const card = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 2,
  padding: 2,
  listStyle: 'none',
  '& > :last-child': { margin: '-10px -12px 0 -8px' },
} as const;

interface AddressCardProps {
  address: Address;
  /** Another change is running. */
  busy: boolean;
  headingLevel: 'h2' | 'h3';
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

/** One saved address with its actions; AddressList makes the calls. */
export const AddressCard = ({ address, busy, headingLevel, onEdit, onDelete, onMakeDefault }: AddressCardProps) => {
  const { t } = useTranslation('addresses');
  const name = useAddressName()(address);
  const locality = useLocalityAt()(latLngOf(address));
  return (
    <Card component="li" sx={card}>
      <IconDisc>
        <AddressTypeIcon type={address.type} />
      </IconDisc>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.25 }}>
          <Typography variant="subtitle1" component={headingLevel}>
            {name}
          </Typography>
          {address.isDefault && <StatusLabel tone="done" label={t('default')} />}
        </Box>
        <Typography variant="body2">{streetLine(address)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {address.landmark}
        </Typography>
        {locality && (
          <Typography variant="body2" color="textSecondary" lang={locality.lang}>
            {locality.text}
          </Typography>
        )}
        {!address.isDefault && (
          <Button
            aria-label={t('makeDefaultNamed', { name })}
            disabled={busy}
            onClick={onMakeDefault}
            sx={{ marginInlineStart: -2.5, marginBlockEnd: -1 }}
          >
            {t('makeDefault')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={t('editNamed', { name })} disabled={busy} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('removeNamed', { name })} disabled={busy} onClick={onDelete}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Card>
  );
};
