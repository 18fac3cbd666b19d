import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Add } from '../../components/icons';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { SmallDrawing } from '../../components/SmallDrawing';
import { useGetAddressesQuery, useSetDefaultAddressMutation } from '../../store/api/addressApi';
import { AddressCard } from './AddressCard';
import { useDeleteAddress } from './useDeleteAddress';

// It is loaded on demand, because only editing needs it.
const AddressEditor = lazy(async () => ({ default: (await import('./AddressEditor')).AddressEditor }));

/** A card whose street, landmark and locality take one line each, in CSS pixels. */
const CARD_HEIGHT_PX = 126;
const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  margin: 0,
  padding: 0,
  width: '100%',
} as const;

/** Looks like EmptyState, but has a button of its own. */
const empty = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  paddingBlockEnd: 'clamp(32px, 4vw, 56px)',
  '& > div': { paddingBlockEnd: 0 },
} as const;

/** Beside the cards it is one of them: the first of many, so that it is never alone in a row. */
const addCard = {
  width: '100%',
  minHeight: 64,
  borderRadius: 1,
  borderStyle: 'dashed',
  borderColor: 'surface.edge',
} as const;

interface AddressListProps {
  headingLevel: 'h2' | 'h3';
  /** The default alone, where all are on a page of their own. */
  isBrief?: boolean;
  /** Shown below the list. */
  bestSellers?: ReactNode;
}

/** Saved addresses: add, edit, make default, delete with undo. Choosing one for an order happens in LocationModal. */
export const AddressList = ({ headingLevel, isBrief = false, bestSellers }: AddressListProps) => {
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
          {!isBrief && <Skeleton variant="rounded" sx={{ height: 'auto', minHeight: addCard.minHeight }} />}
          <Skeleton variant="rounded" height={CARD_HEIGHT_PX} />
          <Skeleton variant="rounded" height={CARD_HEIGHT_PX} />
        </Box>
      );
    }
    const isEmpty = addresses.length === 0;
    // One button for both states, so that it retains the focus when the only address is deleted or restored.
    const adderButton = (
      <Button
        ref={adder}
        variant={isEmpty ? 'contained' : 'outlined'}
        size="large"
        startIcon={<Add />}
        onClick={() => setEditor({ addressId: null })}
        sx={isEmpty ? {} : addCard}
      >
        {t('add')}
      </Button>
    );
    return (
      <Box sx={isEmpty ? empty : cards}>
        {isEmpty && (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} picture={<SmallDrawing name="noAddresses" />} />
        )}
        {!isBrief && adderButton}
        {!isEmpty && (
          <Box component="ul" sx={{ display: 'contents' }}>
            {addresses
              .filter(({ isDefault }) => isDefault || !isBrief)
              .map((address) => (
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
        {isBrief && adderButton}
      </Box>
    );
  };

  return (
    <>
      {list()}
      {addresses && bestSellers && <Box sx={{ mt: addresses.length > 0 ? 6 : 0 }}>{bestSellers}</Box>}
      {editor && (
        <Suspense fallback={null}>
          <AddressEditor {...editor} onClose={() => setEditor(null)} />
        </Suspense>
      )}
    </>
  );
};
