import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../components/styled';
import { PanelDialog } from '../components/PanelDialog';
import { ShortcutsContext } from '../hooks/useShortcuts';

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
    whiteSpace: 'nowrap',
  },
}));

const BOARD_KEYS = [
  ['↑ ↓ ← →', 'move'],
  ['Space', 'select'],
  ['Enter', 'open'],
  ['N', 'next'],
  ['M', 'more'],
  ['/', 'search'],
  ['Esc', 'clear'],
] as const;

interface KeysDialogProps {
  open: boolean;
  /** Pages in the order of the navigation; the first nine have keys. */
  pages: readonly string[];
  /** Whether the person works on the order board. */
  hasBoard: boolean;
  onClose: () => void;
}

/** Lists the keys of the staff's pages. */
export const KeysDialog = ({ open, pages, hasBoard, onClose }: KeysDialogProps) => {
  const { t } = useTranslation('staffFrame');
  const { areOn, setOn } = useContext(ShortcutsContext);
  const row = (key: string, text: string) => (
    <div key={key} style={{ display: 'contents' }}>
      <dt>
        <kbd>{key}</kbd>
      </dt>
      <dd>{text}</dd>
    </div>
  );
  return (
    <PanelDialog open={open} title={t('keys.title')} onClose={onClose}>
      <FormControlLabel
        control={<Switch checked={areOn} onChange={(_event, isOn) => setOn(isOn)} />}
        label={t('keys.single')}
        sx={{ minHeight: 44, marginBottom: 1 }}
      />
      <List>
        {hasBoard && BOARD_KEYS.map(([key, what]) => row(key, t(`keys.${what}`)))}
        {row('Ctrl S', t('keys.save'))}
        {row('U, Ctrl Z', t('keys.undo'))}
        {row('?', t('keys.help'))}
        {pages.slice(0, 9).map((page, at) => row(`G ${at + 1}`, page))}
      </List>
    </PanelDialog>
  );
};
