import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PanelDialog } from '../../../components/PanelDialog';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  margin: 0,
  '& dd': { margin: 0 },
  '& kbd': {
    ...theme.typography.body2,
    fontWeight: 700,
    padding: '2px 8px',
    border: `1px solid ${theme.vars.palette.surface.line}`,
    borderRadius: 6,
  },
}));

const KEYS = [
  ['↑ ↓ ← →', 'move'],
  ['Space', 'select'],
  ['Enter', 'open'],
  ['N', 'next'],
  ['U', 'undo'],
  ['/', 'search'],
  ['Esc', 'clear'],
  ['?', 'help'],
] as const;

/** The board's keys. */
export const KeysDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('staffBoard');
  return (
    <PanelDialog open={open} title={t('keys.title')} onClose={onClose}>
      <List>
        {KEYS.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </List>
    </PanelDialog>
  );
};
