import { useTranslation } from 'react-i18next';
import type { SaleQuery } from '../../../../contract/staffStock';
import { PanelDialog } from '../../components/PanelDialog';
import { SoldOutPacks } from './SoldOutPacks';

interface SoldOutDialogProps {
  of: SaleQuery;
  onClose: () => void;
}

/** Packs that are sold out, whatever the stock says. With one pack, the choice closes it. */
export const SoldOutDialog = ({ of, onClose }: SoldOutDialogProps) => {
  const { t } = useTranslation('staffStock');
  return (
    <PanelDialog open title={t('soldOut.title')} onClose={onClose}>
      <SoldOutPacks of={of} onDone={onClose} />
    </PanelDialog>
  );
};
