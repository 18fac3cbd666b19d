import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundApproval } from '../../../../contract/approvals';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { useApproveRefundMutation, useGetApprovalsQuery } from '../../store/approvalsApi';
import { ApprovalCard } from './ApprovalCard';
import { DeclineDialog } from './DeclineDialog';

type Deciding = { approval: RefundApproval; how: 'approve' | 'byHand' | 'decline' } | null;

/** Refunds above what a person may give alone: who asks for them, and why. */
export const ApprovalsPage = () => {
  const { t } = useTranslation('staffPacking');
  const { enqueueSnackbar } = useToasts();
  const { data, isError, refetch } = useGetApprovalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [approve, { isLoading }] = useApproveRefundMutation();
  const [deciding, setDeciding] = useState<Deciding>(null);
  /** A late response leaves the dialog of another one open. */
  const close = ({ _id }: RefundApproval) => setDeciding((current) => (current?.approval._id === _id ? null : current));

  const confirm = async ({ approval, how }: NonNullable<Deciding>) => {
    const { data: message } = await approve({ id: approval._id, how: how === 'byHand' ? 'by-hand' : 'approve' });
    close(approval);
    if (message !== undefined) enqueueSnackbar(message, { variant: 'success' });
  };

  const question = ({ amountPaise, orderNumber, reference }: RefundApproval): string => {
    const amount = formatPaise(amountPaise);
    return orderNumber === null
      ? t('approvals.confirmWithoutOrder', { amount, reference })
      : t('approvals.confirm', { amount, number: orderNumber });
  };

  if (isError && !data) return <ErrorState heading="h1" title={t('approvals.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('approvals.title')}
      </Typography>
      {data.length === 0 ? (
        <EmptyState title={t('approvals.empty')} text={t('approvals.emptyText')} />
      ) : (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 720 }}>
          {data.map((approval) => (
            <ApprovalCard
              key={approval._id}
              approval={approval}
              onApprove={() => setDeciding({ approval, how: 'approve' })}
              onByHand={() => setDeciding({ approval, how: 'byHand' })}
              onDecline={() => setDeciding({ approval, how: 'decline' })}
            />
          ))}
        </Stack>
      )}
      {deciding && deciding.how !== 'decline' && (
        <ConfirmDialog
          open
          title={question(deciding.approval)}
          confirmLabel={t(`approvals.${deciding.how}`)}
          busy={isLoading}
          onConfirm={() => void confirm(deciding)}
          // It is sent: what cancels it is no longer here.
          onCancel={() => !isLoading && close(deciding.approval)}
        />
      )}
      {deciding?.how === 'decline' && (
        <DeclineDialog approval={deciding.approval} onClose={() => close(deciding.approval)} />
      )}
    </>
  );
};
