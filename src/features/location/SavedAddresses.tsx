import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircle } from '../../components/lazyIcons';
import { addressLine } from '../../../contract/addressLine';
import type { Address } from '../../../contract/address';
import { SAVED_ADDRESSES_SHOWN } from '../../../contract/constants';
import { AddressTypeIcon } from '../../components/AddressTypeIcon';
import { ErrorState } from '../../components/ErrorState';
import { IconDisc } from '../../components/IconDisc';
import { latLngOf } from '../../lib/geo';
import { useGetAddressesQuery } from '../../store/api/addressApi';
import { useLocalityAt } from '../../store/api/useLocalityAt';
import { useAppSelector } from '../../store/hooks';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';

/** The first two saved addresses, more on request (specification §2). */
export const SavedAddresses = ({ onChoose }: { onChoose: (address: Address) => void }) => {
  const { t } = useTranslation('location');
  const { data: addresses, isError, refetch } = useGetAddressesQuery(undefined);
  const selected = useAppSelector(selectSelectedAddress);
  const localityAt = useLocalityAt();
  const [isExpanded, setIsExpanded] = useState(false);
  const titleId = useId();

  const list = () => {
    if (!addresses) {
      if (isError) return <ErrorState title={t('savedFailed')} onRetry={() => void refetch()} />;
      return <Skeleton variant="rounded" height={168} />;
    }
    return (
      <List disablePadding aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
        {addresses.slice(0, isExpanded ? undefined : SAVED_ADDRESSES_SHOWN).map((address) => (
          <Box component="li" key={address._id}>
            <ListItemButton
              selected={address._id === selected?._id}
              onClick={() => onChoose(address)}
              sx={{
                gap: 2,
                border: '1px solid',
                borderColor: 'surface.line',
                borderRadius: 1,
                '&.Mui-selected': { bgcolor: 'surface.tint', borderColor: 'primary.main' },
                // On the row's tint the disc's own would not show.
                '&.Mui-selected > div:first-of-type': { bgcolor: 'background.paper' },
              }}
            >
              <IconDisc>
                <AddressTypeIcon type={address.type} />
              </IconDisc>
              <ListItemText
                primary={address.othersType ?? t(`type${address.type}`)}
                slotProps={{ primary: { variant: 'subtitle2' } }}
                sx={{ overflowWrap: 'anywhere' }}
                secondary={addressLine(address, localityAt(latLngOf(address))?.text)}
              />
              {address._id === selected?._id && <CheckCircle color="primary" titleAccess={t('selected')} />}
            </ListItemButton>
          </Box>
        ))}
      </List>
    );
  };

  if (addresses?.length === 0) return null;
  return (
    <Stack spacing={1.5}>
      <Typography id={titleId} variant="h4" component="h3">
        {t('saved')}
      </Typography>
      {list()}
      {addresses && addresses.length > SAVED_ADDRESSES_SHOWN && (
        <Button
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          sx={{ alignSelf: 'start', '&&': { marginBlock: '4px -8px', marginInlineStart: -2.5 } }}
        >
          {t(isExpanded ? 'viewLess' : 'viewMore')}
        </Button>
      )}
    </Stack>
  );
};
