import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../contract/address';
import { AddressTypeIcon } from '../../components/AddressTypeIcon';
import { DeleteOutlined } from '../../components/lazyIcons';
import { IconDisc } from '../../components/IconDisc';
import { latLngOf } from '../../lib/geo';
import { useLocalityAt } from '../../store/api/useLocalityAt';
import { useAddressName } from './useAddressName';

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
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', listStyle: 'none' }}>
      <Box sx={{ display: 'flex', gap: 2, flexGrow: 1, padding: 2, paddingBottom: 1.5 }}>
        <IconDisc>
          <AddressTypeIcon type={address.type} />
        </IconDisc>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.25 }}>
            <Typography variant="subtitle1" component={headingLevel}>
              {name}
            </Typography>
            {address.isDefault && <Chip size="small" color="secondary" label={t('default')} />}
          </Box>
          <Typography variant="body2">{[address.doorNo, address.street].filter(Boolean).join(', ')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {address.landmark}
          </Typography>
          {locality && (
            <Typography variant="body2" color="textSecondary" lang={locality.lang}>
              {locality.text}
            </Typography>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          paddingInline: 0.5,
          borderTop: '1px solid',
          borderColor: 'surface.line',
          '& > .MuiButton-root': { paddingInline: 1.5 },
        }}
      >
        <Button aria-label={t('editNamed', { name })} disabled={busy} onClick={onEdit}>
          {t('edit')}
        </Button>
        {!address.isDefault && (
          <Button aria-label={t('makeDefaultNamed', { name })} disabled={busy} onClick={onMakeDefault}>
            {t('makeDefault')}
          </Button>
        )}
        <IconButton
          aria-label={t('removeNamed', { name })}
          disabled={busy}
          onClick={onDelete}
          sx={{ marginInlineStart: 'auto' }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Card>
  );
};
