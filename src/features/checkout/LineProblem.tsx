import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { BillLine } from '../../../contract/orders';

interface LineProblemProps {
  line: BillLine;
  onSetQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** The action wraps below the text where there is no room. */
const wrapping = {
  mt: 1.5,
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiAlert-icon, & .MuiAlert-message': { paddingBlock: 0.5 },
  '& .MuiAlert-message': { flex: '1 1 0', minWidth: 160 },
  '& .MuiAlert-action': { padding: 0, marginInline: 'auto 0' },
} as const;

/** The server's problem with a line, and the one action that resolves it. */
export const LineProblem = ({ line, onSetQuantity, onRemove }: LineProblemProps) => {
  const { t } = useTranslation('cart');
  const { problem, problemText, available } = line;
  if (problem === null) return null;
  const canReduce = problem === 'SHORT' && available > 0;
  return (
    <Alert
      severity="warning"
      sx={wrapping}
      action={
        canReduce ? (
          <Button variant="outlined" color="inherit" onClick={() => onSetQuantity(available)}>
            <span>{t('setTo', { count: available })}</span>
          </Button>
        ) : (
          <Button
            variant="outlined"
            color="inherit"
            aria-label={t('removeLine', { name: line.name || t('unknownItem') })}
            onClick={onRemove}
          >
            <span>{t('remove')}</span>
          </Button>
        )
      }
    >
      {problemText ?? t('gone')}
    </Alert>
  );
};
