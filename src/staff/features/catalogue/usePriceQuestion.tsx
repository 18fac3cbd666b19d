import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isBigPriceChange } from '../../../../contract/catalogueRules';
import { formatPaise } from '../../../lib/money';
import { ConfirmDialog } from '../../../components/ConfirmDialog';

export interface PriceChange {
  /** It names what has the price. */
  name: string;
  /** Both are in paise. */
  before: number;
  after: number;
}

interface Question {
  changes: readonly PriceChange[];
  answer: (isMeant: boolean) => void;
}

/** Asks before prices are saved that change by more than half: most of these are slips. */
export const usePriceQuestion = (): {
  /** Resolves to false where the person goes back to correct a price. */
  confirmPrices: (changes: readonly PriceChange[]) => Promise<boolean>;
  priceQuestion: ReactNode;
} => {
  const { t } = useTranslation('staffCatalogue');
  const [question, setQuestion] = useState<Question | null>(null);

  const close = (isMeant: boolean): void => {
    setQuestion(null);
    question?.answer(isMeant);
  };

  return {
    confirmPrices: (changes) => {
      const big = changes.filter(({ before, after }) => isBigPriceChange(before, after));
      if (big.length === 0) return Promise.resolve(true);
      return new Promise((answer) => setQuestion({ changes: big, answer }));
    },
    priceQuestion: (
      <ConfirmDialog
        open={question !== null}
        title={t('bigChange.title')}
        confirmLabel={t('bigChange.confirm')}
        cancelLabel={t('bigChange.correct')}
        onConfirm={() => close(true)}
        onCancel={() => close(false)}
      >
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {question?.changes.map(({ name, before, after }) => (
            <li key={name}>{`${name}: ${formatPaise(before)} → ${formatPaise(after)}`}</li>
          ))}
        </Box>
      </ConfirmDialog>
    ),
  };
};
