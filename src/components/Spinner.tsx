import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Ring = styled('span')({
  display: 'block',
  width: 16,
  height: 16,
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@keyframes turn-round': { to: { transform: 'rotate(1turn)' } },
  animation: 'turn-round 1s linear infinite',
  // Or it would be whole, and seem to stand still.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'CanvasText',
    borderInlineEndColor: 'transparent',
  },
});

/** Stands in a button whose work is under way (its `loading`), in the place and colour of its words. Pages and lists that are awaited have skeletons. */
export const Spinner = () => {
  const { t } = useTranslation('common');
  return <Ring role="progressbar" aria-label={t('loading')} />;
};
