import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleQuery } from '../../../../contract/staffStock';
import { SoldOut } from '../../components/staffIcons';
import { useMay } from '../../store/staffHooks';
import { SoldOutDialog } from './SoldOutDialog';

interface SoldOutButtonProps {
  of: SaleQuery;
  name: string;
  /** Whether a pack is marked. */
  isMarked?: boolean;
}

/** In a row of packs: one tap opens the choice, one more makes it. Absent without the right. */
export const SoldOutButton = ({ of, name, isMarked = false }: SoldOutButtonProps) => {
  const { t } = useTranslation('staffStock');
  const mayChange = useMay('changeStock');
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <IconButton
        aria-label={t('soldOut.of', { name })}
        aria-haspopup="dialog"
        title={t('soldOut.title')}
        onClick={() => setOpen(true)}
        sx={{ width: 44, height: 44, color: isMarked ? 'error.main' : 'text.secondary' }}
      >
        <SoldOut />
      </IconButton>
      {isOpen && <SoldOutDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
};
