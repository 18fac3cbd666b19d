import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../components/icons';
import { styled } from '../../components/styled';

interface MoveButtonsProps {
  /** The name of the row. */
  name: string;
  /** The first row leaves it out. */
  onUp?: () => void;
  /** The last row leaves it out. */
  onDown?: () => void;
}

const Root = styled('div')({ display: 'flex', '& .up': { transform: 'rotate(180deg)' } });

/** Move a row of a list up and down. */
export const MoveButtons = ({ name, onUp, onDown }: MoveButtonsProps) => {
  const { t } = useTranslation('staffFrame');
  return (
    <Root>
      <IconButton className="up" aria-label={t('upNamed', { name })} disabled={!onUp} onClick={onUp}>
        <ExpandMore />
      </IconButton>
      <IconButton aria-label={t('downNamed', { name })} disabled={!onDown} onClick={onDown}>
        <ExpandMore />
      </IconButton>
    </Root>
  );
};
