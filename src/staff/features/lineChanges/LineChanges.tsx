import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackedLine, PackedLines } from '../../../../contract/lineChanges';
import { Amount } from '../../../components/Amount';
import { ErrorState } from '../../../components/ErrorState';
import { CallOutlined } from '../../../components/lazyIcons';
import { formatTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { telephoneLink } from '../../../lib/telephoneLink';
import { useGetPackedLinesQuery } from '../../store/packingApi';
import { useMay } from '../../store/staffHooks';
import { ChangeLineDialog } from './ChangeLineDialog';
import { PackedLineRow } from './PackedLineRow';
import { StoppedAlert } from './StoppedAlert';

interface LineChangesProps {
  orderId: string;
  /** The customer's, where the page has no other link to call. */
  phone?: string;
}

/** An order's lines as they are packed; until it leaves, each can be shorted, replaced or left out. */
export const LineChanges = ({ orderId, phone }: LineChangesProps) => {
  const { t, i18n } = useTranslation(['staffPacking', 'staffMoves']);
  const mayEdit = useMay('editOrders');
  const { data, isError, refetch } = useGetPackedLinesQuery(orderId);
  const [changing, setChanging] = useState<PackedLine | null>(null);

  if (isError && !data) return <ErrorState title={t('lines.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Box sx={{ minHeight: 160 }} />;
  const { lines, changeable, isPacked, ifMissing, totalPaise, reducedPaise } = data;
  const sumOf = (key: 'discountPaise' | 'deliveryPaise') => lines.reduce((sum, line) => sum + line[key], 0);
  const shares = { discount: -sumOf('discountPaise'), delivery: sumOf('deliveryPaise') };
  return (
    <Stack spacing={1.5}>
      <StoppedAlert orderId={orderId} packed={data} />
      {data.addition && (
        <Alert severity="warning">
          {t('staffMoves:add.packing', {
            amount: formatPaise(data.addition.amountPaise),
            time: formatTime(data.addition.expiresAt, i18n.language),
          })}
        </Alert>
      )}
      {changeable && !isPacked && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="subtitle2">{t(`lines.ifMissing.${ifMissing}`)}</Typography>
          {phone !== undefined && (
            <Button href={telephoneLink(`+91${phone}`)} startIcon={<CallOutlined />}>
              {t('lines.call')}
            </Button>
          )}
        </Stack>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <PackedLineRow
            key={line.lineNo}
            line={line}
            replaces={lines.find(({ lineNo }) => lineNo === line.substitutesLineNo)?.name}
            onChange={changeable && mayEdit && line.packedQuantity > 0 ? () => setChanging(line) : undefined}
          />
        ))}
      </Box>
      {(['discount', 'delivery'] as const).map(
        (share) =>
          shares[share] !== 0 && (
            <Typography key={share} variant="body2" sx={{ display: 'flex', justifyContent: 'space-between' }}>
              {t(`lines.${share}`)} <Amount paise={shares[share]} size="small" />
            </Typography>
          ),
      )}
      {reducedPaise > 0 && (
        <Typography variant="subtitle2">
          {t('lines.total', {
            total: formatPaise(totalPaise - reducedPaise),
            agreed: formatPaise(totalPaise),
            less: formatPaise(reducedPaise),
          })}
        </Typography>
      )}
      <Approvals approvals={data.approvals} />
      <ChangesList {...data} />
      {changing && (
        <ChangeLineDialog
          key={`${changing.lineNo} ${changing.packedQuantity}`}
          orderId={orderId}
          isPacked={isPacked}
          line={lines.find(({ lineNo }) => lineNo === changing.lineNo) ?? changing}
          onClose={() => setChanging(null)}
        />
      )}
    </Stack>
  );
};

const Approvals = ({ approvals }: Pick<PackedLines, 'approvals'>) => {
  const { t } = useTranslation('staffPacking');
  return approvals.map(({ amountPaise, state, decisionReason }, at) => (
    <Alert key={at} severity={state === 'WAITING' ? 'warning' : state === 'APPROVED' ? 'success' : 'info'}>
      {t(`lines.approval.${state}`, { amount: formatPaise(amountPaise), reason: decisionReason ?? '' })}
    </Alert>
  ));
};

const ChangesList = ({ changes, lines }: Pick<PackedLines, 'changes' | 'lines'>) => {
  const { t, i18n } = useTranslation('staffPacking');
  const nameOf = (no: number | null) => lines.find(({ lineNo }) => lineNo === no)?.name ?? '';
  return changes.map(({ reason, at, staffName, ...change }) => (
    <Typography key={`${at} ${change.lineNo} ${change.quantityAfter}`} variant="body2" color="textSecondary">
      {[
        `${formatTime(at, i18n.language)} ${staffName}: ${nameOf(change.lineNo)} ${change.quantityBefore} → ${change.quantityAfter}`,
        change.substituteLineNo !== null && t('lines.replacedBy', { name: nameOf(change.substituteLineNo) }),
        t(`reason.${reason as 'NONE_LEFT'}`),
        change.reducedPaise > 0 && formatPaise(-change.reducedPaise),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  ));
};
