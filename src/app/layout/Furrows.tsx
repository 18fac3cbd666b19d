import { styled } from '../../components/styled';

/** Three rows of a field, repeated across the page. The image is a mask for the theme's colours. */
const WAVE =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='44' fill='none' stroke='%23000' stroke-width='3'%3E%3Cpath d='M0 10c27-11 53-11 80 0s53 11 80 0M0 24c27-9 53-9 80 0s53 9 80 0M0 37c27-7 53-7 80 0s53 7 80 0'/%3E%3C/svg%3E\")";

const Root = styled('div')(({ theme }) => ({
  height: 44,
  marginBottom: theme.spacing(1),
  paddingTop: theme.spacing(2),
  backgroundColor: theme.vars.palette.primary.main,
  backgroundClip: 'content-box',
  boxSizing: 'content-box',
  '[data-theme="dark"] &': { opacity: 0.25 },
  mask: `${WAVE} 0 100% / 160px 44px repeat-x`,
}));

export const Furrows = () => <Root aria-hidden />;
