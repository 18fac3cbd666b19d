import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { Amount } from '../../components/Amount';
import { formatPaise } from '../../lib/money';

interface DueAmountProps {
  /** Exact, as it is due by UPI. */
  paise: number;
  size?: 'medium' | 'large';
}

/** What is due at the door: whole rupees in cash, and below them the exact sum by UPI where it differs. */
export const DueAmount = ({ paise, size = 'medium' }: DueAmountProps) => {
  const { t } = useTranslation('staffMoney');
  const cashPaise = toWholeRupees(paise);
  return (
    <div>
      <Amount paise={cashPaise} size={size} component="div" />
      {cashPaise !== paise && (
        <Typography variant="caption" color="textSecondary">
          {t('collect.byUpi', { exact: formatPaise(paise) })}
        </Typography>
      )}
    </div>
  );
};
