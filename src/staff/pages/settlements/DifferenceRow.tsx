import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SettlementDifference } from '../../../../contract/settlements';
import { formatDateTime } from '../../../lib/dates';
import { staffOrderPath } from '../../lib/staffPaths';
import { useSides } from './useSides';

interface DifferenceRowProps {
  difference: SettlementDifference;
  onResolve: () => void;
}

/** What differs, both sides of it, and how it was resolved. */
export const DifferenceRow = ({ difference, onResolve }: DifferenceRowProps) => {
  const { t, i18n } = useTranslation('staffSettlements');
  const { kind, reference, orderNumber, foundAt, resolved } = difference;
  const sides = useSides();
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t(`kind.${kind}`)}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{sides(difference)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${reference} · ${t('found', { at: formatDateTime(foundAt, i18n.language) })}`}
        </Typography>
        {resolved && (
          <Typography variant="body2">
            {[
              t(`how.${resolved.how}`),
              ...(resolved.note === null ? [] : [resolved.note]),
              t(resolved.by === null ? 'resolvedItself' : 'resolvedBy', {
                name: resolved.by,
                at: formatDateTime(resolved.at, i18n.language),
              }),
            ].join(' · ')}
          </Typography>
        )}
      </div>
      {orderNumber !== null && (
        <Button component={Link} to={staffOrderPath(orderNumber)}>
          {t('order', { number: orderNumber })}
        </Button>
      )}
      {!resolved && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={`${t('resolve')}: ${reference}`}
          onClick={onResolve}
        >
          {t('resolve')}
        </Button>
      )}
    </>
  );
};
