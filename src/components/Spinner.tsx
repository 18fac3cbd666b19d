import { useTranslation } from 'react-i18next';
import { styled } from './styled';

const Ring = styled('span')({
  display: 'block',
  width: 16,
  height: 16,
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@keyframes turn-round': { to: { transform: 'rotate(1turn)' } },
  animation: 'turn-round 1s linear infinite',
  // A full ring would seem not to turn.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'CanvasText',
    borderInlineEndColor: 'transparent',
  },
});

/** Buttons with `loading` use it. Pages and lists use skeletons. */
export const Spinner = () => {
  const { t } = useTranslation('common');
  return <Ring role="progressbar" aria-label={t('loading')} />;
};
