import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { formatSize } from '../../../../contract/packSize';
import { useToasts } from '../../../hooks/useToasts';
import { newIdempotencyKey } from '../../../lib/idempotencyKey';
import { useSavePricesMutation } from '../../store/catalogueApi';
import { useSaveStockMutation } from '../../store/stockApi';
import { usePriceQuestion, type PriceChange } from '../../features/catalogue/usePriceQuestion';
import { priceChanges, settlePrices, settleStock } from './gridDrafts';
import { PRICE_FIELDS, type GridDraft, type GridDrafts, type PriceField } from './gridTypes';
import { stockChanges } from './stockMovement';

function changesIn(
  draft: GridDraft | undefined,
  change: Record<PriceField, number>,
  { t, language }: { t: TFunction<'staffCatalogue'>; language: Language },
): PriceChange[] {
  if (!draft) return [];
  const { row } = draft;
  const pack = `${row.name}, ${formatSize(row, language)}`;
  return PRICE_FIELDS.map((field) => ({
    name: `${pack}: ${t(`packFields.${field}`)}`,
    before: row[field],
    after: change[field],
  }));
}

/** Saves prices, then stock. What one of them doesn't save stays, whatever became of the other. */
export const useSaveGrid = (drafts: GridDrafts, setDrafts: (drafts: GridDrafts) => void) => {
  const { confirmPrices, priceQuestion } = usePriceQuestion();
  const { t, i18n } = useTranslation('staffCatalogue');
  const { enqueueSnackbar } = useToasts();
  const [savePrices, savingPrices] = useSavePricesMutation();
  const [saveStock, savingStock] = useSaveStockMutation();
  /** The same for the same changes, until a response has arrived. */
  const [sent, setSent] = useState({ key: '', content: '' });

  const save = async (): Promise<void> => {
    const [prices, stock] = [priceChanges(drafts), stockChanges(drafts)];
    const wording = { t, language: i18n.language as Language };
    if (!(await confirmPrices(prices.flatMap((change) => changesIn(drafts.get(change._id), change, wording))))) return;
    let left = drafts;
    let rejected = 0;
    const messages: string[] = [];
    if (prices.length > 0) {
      const { data } = await savePrices({ changes: prices });
      if (data) {
        left = settlePrices(left, data.data);
        rejected += data.data.rejected.length;
        messages.push(data.message);
      }
    }
    if (stock.length > 0) {
      const content = JSON.stringify(stock);
      const key = sent.content === content ? sent.key : newIdempotencyKey();
      setSent({ key, content });
      const { data } = await saveStock({ key, body: { changes: stock } });
      if (data) {
        setSent({ key: '', content: '' });
        left = settleStock(left, data.data);
        rejected += data.data.rejected.length;
        messages.push(data.message);
      }
    }
    setDrafts(left);
    if (rejected > 0) messages.push(t('prices.rejected', { count: rejected }));
    if (messages.length > 0) enqueueSnackbar(messages.join(' '), { variant: rejected > 0 ? 'warning' : 'success' });
  };

  return { save, priceQuestion, isSaving: savingPrices.isLoading || savingStock.isLoading };
};
