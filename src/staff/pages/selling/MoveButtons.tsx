import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../../components/icons';

interface MoveButtonsProps {
  name: string;
  /** Left out for the first one. */
  onUp?: () => void;
  /** Left out for the last one. */
  onDown?: () => void;
}

/** Moves an entry within its list. */
export const MoveButtons = ({ name, onUp, onDown }: MoveButtonsProps) => {
  const { t } = useTranslation('staffSelling');
  return (
    <>
      <IconButton className="up" aria-label={t('upNamed', { name })} disabled={!onUp} onClick={onUp}>
        <ExpandMore />
      </IconButton>
      <IconButton aria-label={t('downNamed', { name })} disabled={!onDown} onClick={onDown}>
        <ExpandMore />
      </IconButton>
    </>
  );
};
