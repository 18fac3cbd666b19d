import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Add } from '../../components/icons';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { SmallDrawing } from '../../components/SmallDrawing';
import { useGetAddressesQuery, useSetDefaultAddressMutation } from '../../store/api/addressApi';
import { AddressCard } from './AddressCard';
import { useDeleteAddress } from './useDeleteAddress';

// With its map and its form it is only wanted when somebody edits.
const AddressEditor = lazy(async () => ({ default: (await import('./AddressEditor')).AddressEditor }));

/** As high as a card whose street and landmark take a line each, in CSS pixels. */
const CARD_HEIGHT_PX = 147;
/** Side by side where there is room. */
const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  margin: 0,
  padding: 0,
  width: '100%',
} as const;

interface AddressListProps {
  /** That of each address's name. */
  headingLevel: 'h2' | 'h3';
}

/**
 * The customer's saved addresses: add, edit, make default, delete and undo it. Whoever only chooses one for an order is
 * in LocationModal.
 */
export const AddressList = ({ headingLevel }: AddressListProps) => {
  const { t } = useTranslation('addresses');
  const { data: addresses, isError, refetch } = useGetAddressesQuery(undefined);
  const [setDefaultAddress, { isLoading: isSettingDefault }] = useSetDefaultAddressMutation();
  const [editor, setEditor] = useState<{ addressId: string | null } | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const deleteAddress = useDeleteAddress(() => (adder.current ?? document.querySelector('main'))?.focus());

  const list = () => {
    if (!addresses) {
      if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
      return (
        <Box role="status" aria-label={t('loading')} sx={cards}>
          <Skeleton variant="rounded" height={CARD_HEIGHT_PX} />
          <Skeleton variant="rounded" height={CARD_HEIGHT_PX} />
        </Box>
      );
    }
    const isEmpty = addresses.length === 0;
    return (
      <Stack spacing={2} sx={{ alignItems: isEmpty ? 'center' : 'start' }}>
        {isEmpty ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} picture={<SmallDrawing name="noAddresses" />} />
        ) : (
          <Box component="ul" sx={cards}>
            {addresses.map((address) => (
              <AddressCard
                key={address._id}
                address={address}
                busy={isSettingDefault}
                headingLevel={headingLevel}
                onEdit={() => setEditor({ addressId: address._id })}
                onDelete={() => void deleteAddress(address)}
                onMakeDefault={() => void setDefaultAddress(address._id)}
              />
            ))}
          </Box>
        )}
        {/* One button for both: it keeps the focus when the only address goes or comes back. */}
        <Button ref={adder} variant="outlined" startIcon={<Add />} onClick={() => setEditor({ addressId: null })}>
          {t('add')}
        </Button>
      </Stack>
    );
  };

  return (
    <>
      {list()}
      {editor && (
        <Suspense fallback={null}>
          <AddressEditor {...editor} onClose={() => setEditor(null)} />
        </Suspense>
      )}
    </>
  );
};
