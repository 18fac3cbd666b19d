import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../components/icons';
import { ProductPicture } from '../../components/ProductPicture';
import type { CartLine } from './billedCart';

const PICTURE_PX = 44;
const PICTURES = 4;

/** More lines are one at first. */
export const MOST_UNFOLDED = 3;

interface FoldedLinesProps {
  lines: readonly CartLine[];
  onUnfold: () => void;
}

/** A long cart in one line, so that place and time of the delivery are in view. A tap shows its lines. */
export const FoldedLines = ({ lines, onUnfold }: FoldedLinesProps) => {
  const { t } = useTranslation('cart');
  const known = lines.map(({ billed, details }) => billed ?? details);
  return (
    <ButtonBase
      aria-expanded={false}
      onClick={onUnfold}
      sx={{
        width: '100%',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 1.5,
        borderBlock: '1px solid',
        borderColor: 'surface.line',
        textAlign: 'start',
      }}
    >
      <Box sx={{ display: 'flex', flexShrink: 0, '& > * + *': { marginInlineStart: '-14px' } }}>
        {lines.slice(0, PICTURES).map(({ key }, at) => (
          <Box
            key={key}
            sx={{
              width: PICTURE_PX,
              borderRadius: 1,
              overflow: 'hidden',
              boxShadow: ({ vars }) => `0 0 0 2px ${vars.palette.background.default}`,
            }}
          >
            <ProductPicture picture={known[at]?.picture ?? null} alt="" sizes={`${PICTURE_PX}px`} />
          </Box>
        ))}
      </Box>
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          typography: 'body2',
          color: 'text.secondary',
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        }}
      >
        {known.flatMap((line) => line?.name || []).join(', ')}
      </Box>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', typography: 'button', color: 'primary.main', flexShrink: 0 }}
      >
        {t('unfold')}
        <ExpandMore />
      </Box>
    </ButtonBase>
  );
};
