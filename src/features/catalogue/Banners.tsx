import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { BannerPicture } from '../../components/BannerPicture';
import { FieldDrawing } from '../../components/drawings/FieldDrawing';
import { useGetBannersQuery } from '../../store/api/homepageApi';

/** Slightly undersized on phones: invisible in a landscape, and it is the largest early download. */
const SIZES = '(max-width: 599px) 86vw, 100vw';

/**
 * As high as the window is wide, within bounds. Text is at the upper left, over the sky. Uses the light scheme's
 * colours in both schemes.
 */
const Hero = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 'clamp(480px, 36vw, 580px)',
  paddingBlock: 'clamp(28px, 4.4vw, 72px) 160px',
  backgroundColor: theme.vars.palette.surface.sky,
  color: theme.vars.palette.surface.onSky,
  '& .picture': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: theme.vars.palette.surface.sky,
    ...theme.mixins.dimmedInDarkMode,
    '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '72% 100%' },
    // Guarantees contrast over any picture.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(${theme.vars.palette.surface.sky} 22%, transparent 64%)`,
    },
  },
  '& .page': theme.mixins.pageWidth,
  '& h2': { ...theme.typography.h1, margin: 0 },
  '& p': { ...theme.typography.lead, margin: 0 },
  '& .text': { maxWidth: '29rem', display: 'grid', gap: theme.spacing(1.5), justifyItems: 'start' },
  '& .MuiButton-root': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('tablet')]: {
    paddingBottom: theme.spacing(6),
    '& .picture::after': {
      background: `radial-gradient(ellipse 70% 90% at 0 12%, ${theme.vars.palette.surface.sky} 30%, transparent)`,
    },
  },
}));

/** The first banner: one promise, one action. Left out when loading fails. */
export const Banners = () => {
  const { data, isError } = useGetBannersQuery(undefined);

  if (isError && !data) return null;
  if (!data) {
    return (
      <Hero aria-hidden data-theme="light">
        <div className="picture" />
      </Hero>
    );
  }
  const [first] = data;
  if (!first) return null;
  return (
    <Hero aria-labelledby={first._id} data-theme="light">
      <div className="picture">
        {first.picture ? <BannerPicture picture={first.picture} sizes={SIZES} priority="first" /> : <FieldDrawing />}
      </div>
      <div className="page">
        <div className="text">
          <h2 id={first._id}>{first.title}</h2>
          <p>{first.text}</p>
          <Button component={Link} to={first.link} variant="contained" size="large">
            {first.actionLabel}
          </Button>
        </div>
      </div>
    </Hero>
  );
};
