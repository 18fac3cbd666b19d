import { styled } from '../styled';

const Root = styled('svg')(({ theme: { vars } }) => ({
  '& .sun': { fill: vars.palette.secondary.main },
  '& .sky': { fill: vars.palette.surface.sky },
  '& .far': { fill: vars.palette.primary.main, opacity: 0.25 },
  '& .near': { fill: vars.palette.primary.main, opacity: 0.45 },
  '& .field': { fill: vars.palette.primary.main },
  '[data-theme="dark"] & .field': { fill: vars.palette.surface.lift },
  '& .furrows': { fill: 'none', stroke: vars.palette.surface.sky, strokeWidth: 5, opacity: 0.5 },
}));

const FAR_HILLS = 'M0 420c260-90 470-130 700-50s420-30 560-10 240 60 340 60v180H0z';

/** The mark enlarged, for banners without a picture. May be cropped at sides and top. */
export const FieldDrawing = () => (
  <Root viewBox="0 0 1600 600" preserveAspectRatio="xMaxYMax slice" aria-hidden>
    <circle className="sun" cx="1420" cy="380" r="92" />
    <path className="sky" d={FAR_HILLS} />
    <path className="far" d={FAR_HILLS} />
    <path className="near" d="M0 430c300-70 520-30 800-20s520-70 800-20v210H0z" />
    <path className="field" d="M0 460c270-40 530-40 800 0s530 40 800 0v140H0z" />
    <path
      className="furrows"
      d="M0 500c270-40 530-40 800 0s530 40 800 0M0 536c270-36 530-36 800 0s530 36 800 0M0 574c270-30 530-30 800 0s530 30 800 0"
    />
  </Root>
);
