import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { BannerPicture } from '../../components/BannerPicture';
import { FieldDrawing } from '../../components/drawings/FieldDrawing';
import type { Banner } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { useGetBannersQuery } from '../../store/api/homepageApi';

/** Slightly undersized on phones: invisible in a landscape, and it is the largest early download. */
const SIZES = '(max-width: 599px) 86vw, 100vw';

/**
 * On phones the text has the sky for itself, above the scene; from tablets on it is beside the scene, over a veil.
 */
const Hero = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'start',
  minHeight: '24.5rem',
  paddingBlock: theme.spacing(2.5, 13),
  backgroundColor: theme.vars.palette.surface.sky,
  color: theme.vars.palette.surface.onSky,
  '& .picture': {
    position: 'absolute',
    inset: 'auto 0 0',
    height: 'min(15rem, 60%)',
    zIndex: -1,
    backgroundColor: theme.vars.palette.surface.sky,
    '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '72% 100%' },
    // The sky goes on without a seam; what the scene has above its packs stays clear.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(${theme.vars.palette.surface.sky}, transparent 18%)`,
    },
  },
  '& .page': theme.mixins.pageWidth,
  '& h2': { ...theme.typography.h1, margin: 0 },
  '[lang="ta"] & h2': { fontSize: theme.typography.h2.fontSize },
  '& p': { ...theme.typography.body1, margin: 0 },
  '& .text': { maxWidth: '31rem', display: 'grid', gap: theme.spacing(1.25), justifyItems: 'start' },
  '& .MuiButton-root': { marginTop: theme.spacing(0.5) },
  [theme.breakpoints.down('tablet')]: {
    // A shop's own photo may have anything behind the text.
    '&[data-theme] .picture::after': {
      background: `linear-gradient(${theme.vars.palette.surface.sky}, transparent 30%)`,
    },
    // Tamil's longer words stay above the packs.
    '[lang="ta"] &': { minHeight: 0, paddingBlockEnd: theme.spacing(25) },
  },
  [theme.breakpoints.up('tablet')]: {
    alignContent: 'center',
    minHeight: 'clamp(272px, 21vw, 380px)',
    paddingBlock: theme.spacing(3),
    '& p': theme.typography.lead,
    '& .text': { gap: theme.spacing(2), maxWidth: 'min(31rem, 50vw)' },
    '& .picture': {
      inset: 0,
      height: 'auto',
      '&::after': {
        background: `radial-gradient(ellipse 62% 120% at 0 40%, ${theme.vars.palette.surface.sky} 40%, transparent)`,
      },
    },
  },
}));

/** The first banner of Home, also as the staff area previews it. */
export const BannerHero = ({ banner: { _id, title, text, actionLabel, link, picture } }: { banner: Banner }) => (
  // A picture without a dusk shows daylight in both schemes, and so does the text on it.
  <Hero aria-labelledby={_id} data-theme={picture && !picture.wide.dark ? 'light' : undefined}>
    <div className="picture">
      {picture ? <BannerPicture picture={picture} sizes={SIZES} priority="first" /> : <FieldDrawing />}
    </div>
    <div className="page">
      <div className="text">
        <h2 id={_id}>{title}</h2>
        <p>{text}</p>
        <Button component={Link} to={link} variant="contained" size="large">
          {actionLabel}
        </Button>
      </div>
    </div>
  </Hero>
);

/** The first banner: one promise, one action. It renders nothing if loading fails. */
export const Banners = () => {
  const { data, isError } = useGetBannersQuery(undefined);

  if (isError && !data) return null;
  if (!data) {
    return (
      <Hero aria-hidden>
        <div className="picture" />
      </Hero>
    );
  }
  const [first] = data;
  return first ? <BannerHero banner={first} /> : null;
};
