import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { refundOfUnits, RETURN_OUTCOMES } from '../../../../contract/paymentConstants';
import type { StaffOrder } from '../../../../contract/staffOrders';
import type { LineToRefund } from '../../../../contract/staffRefunds';
import { PillChoice } from '../../../components/PillChoice';
import { styled } from '../../../components/styled';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { formatPaise } from '../../../lib/money';
import { CountStepper } from '../../components/CountStepper';

type Item = StaffOrder['items'][number];

interface RefundLinesProps {
  /** Those that have something left to refund. */
  items: readonly Item[];
  chosen: readonly LineToRefund[];
  onChange: (chosen: LineToRefund[]) => void;
}

const Lines = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.subtitle2, padding: 0 },
  '& .MuiFormControlLabel-root': { marginInlineEnd: 0 },
  '& .MuiFormControlLabel-label': { display: 'flex', flexGrow: 1, gap: theme.spacing(1), minWidth: 0 },
  '& .name': { flexGrow: 1, overflowWrap: 'anywhere' },
  '& .money': { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
  '& .units': { display: 'grid', gap: theme.spacing(1), paddingInlineStart: theme.spacing(4), minWidth: 0 },
}));

/** Chooses what of an order is refunded, and whether it is for sale again. */
export const RefundLines = ({ items, chosen, onChange }: RefundLinesProps) => {
  const { t } = useTranslation('staffRefunds');
  const formatSize = useFormatSize();
  const change = (line: LineToRefund) => onChange(chosen.map((each) => (each.lineNo === line.lineNo ? line : each)));
  return (
    <Lines>
      <legend>{t('lines')}</legend>
      {items.map((item) => {
        const { lineNo, leftUnits } = item;
        const line = chosen.find((each) => each.lineNo === lineNo);
        const others = chosen.filter((each) => each.lineNo !== lineNo);
        const name = `${item.name}, ${formatSize(item)}`;
        return (
          <div key={lineNo}>
            <FormControlLabel
              control={<Checkbox checked={line !== undefined} />}
              onChange={() => onChange(line ? others : [...others, { lineNo, quantity: 1, returned: 'NONE' }])}
              sx={{ display: 'flex' }}
              label={
                <>
                  <span className="name">
                    {line?.quantity ?? leftUnits} × {name}
                  </span>
                  <span className="money">{formatPaise(refundOfUnits(item, line?.quantity ?? leftUnits))}</span>
                </>
              }
            />
            {line && (
              <div className="units">
                {leftUnits > 1 && (
                  <CountStepper
                    label={t('units', { count: leftUnits })}
                    name={name}
                    value={line.quantity}
                    min={1}
                    max={leftUnits}
                    onChange={(quantity) => change({ ...line, quantity })}
                  />
                )}
                <PillChoice
                  label={t('returned.label')}
                  value={line.returned}
                  options={RETURN_OUTCOMES.map((value) => ({ value, label: t(`returned.${value}`) }))}
                  onChange={(returned) => change({ ...line, returned })}
                />
              </div>
            )}
          </div>
        );
      })}
    </Lines>
  );
};

/** What is refunded for the chosen ones, before the limit of what is left of the payment. */
export const sumOfLines = (items: readonly Item[], chosen: readonly LineToRefund[]): number =>
  chosen.reduce((sum, { lineNo, quantity }) => {
    const item = items.find((each) => each.lineNo === lineNo);
    return sum + (item ? refundOfUnits(item, quantity) : 0);
  }, 0);
