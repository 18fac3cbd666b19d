import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { BillLine } from '../../../contract/orders';

interface LineProblemProps {
  line: BillLine;
  onSetQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Why a line cannot be had as it is, in the server's words, and the one step that mends it. */
export const LineProblem = ({ line, onSetQuantity, onRemove }: LineProblemProps) => {
  const { t } = useTranslation('cart');
  const { problem, problemText, available, name } = line;
  if (problem === null) return null;
  const canKeepSome = problem === 'SHORT' && available > 0;
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      action={
        canKeepSome ? (
          <Button color="inherit" onClick={() => onSetQuantity(available)}>
            {t('setToLeft', { count: available })}
          </Button>
        ) : (
          <Button color="inherit" aria-label={t('removeLine', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )
      }
    >
      {problemText}
    </Alert>
  );
};
