import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Add } from '../../components/icons';
import type { Address } from '../../../contract/address';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import {
  useDeleteAddressMutation,
  useGetAddressesQuery,
  useSetDefaultAddressMutation,
} from '../../store/api/addressApi';
import { AddressCard } from './AddressCard';

// With its map and its form it is only wanted when somebody edits.
const AddressEditor = lazy(async () => ({ default: (await import('./AddressEditor')).AddressEditor }));

/** The customer's saved addresses: add, edit, make default, delete. */
export const AddressList = () => {
  const { t } = useTranslation('addresses');
  const { data: addresses, isError, refetch } = useGetAddressesQuery(undefined);
  const [setDefaultAddress, { isLoading: isSettingDefault }] = useSetDefaultAddressMutation();
  const [deleteAddress, { isLoading: isDeleting }] = useDeleteAddressMutation();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Address | null>(null);

  // The button that asked goes with its address: the focus goes on to the one that stays.
  const adder = useRef<HTMLButtonElement>(null);
  const deletedId = useRef<string>(undefined);
  useEffect(() => {
    if (deletedId.current === undefined || addresses?.some(({ _id }) => _id === deletedId.current)) return;
    deletedId.current = undefined;
    adder.current?.focus();
  }, [addresses]);

  const remove = async ({ _id }: Address): Promise<void> => {
    const { error } = await deleteAddress(_id);
    if (!error) deletedId.current = _id;
    setDoomed(null);
  };

  const addButton = (
    <Button ref={adder} variant="outlined" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );

  const list = () => {
    if (!addresses) {
      if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
      return (
        <Stack role="status" aria-label={t('loading')} spacing={2}>
          <Skeleton variant="rounded" height={148} />
          <Skeleton variant="rounded" height={148} />
        </Stack>
      );
    }
    if (addresses.length === 0) {
      return <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={addButton} />;
    }
    return (
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Box component="ul" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, width: '100%' }}>
          {addresses.map((address) => (
            <AddressCard
              key={address._id}
              address={address}
              busy={isSettingDefault || isDeleting}
              onEdit={() => setEdited(address)}
              onDelete={() => setDoomed(address)}
              onMakeDefault={() => void setDefaultAddress(address._id)}
            />
          ))}
        </Box>
        {addButton}
      </Stack>
    );
  };

  return (
    <>
      {list()}
      {edited && (
        <Suspense fallback={null}>
          <AddressEditor address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        destructive
        busy={isDeleting}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) void remove(doomed);
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
};
