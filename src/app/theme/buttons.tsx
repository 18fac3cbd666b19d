import { Spinner } from '../../components/Spinner';
import type { AppComponents } from './AppComponents';
import { radiiPx, touchTargetPx } from './tokens';

const touchable = { minHeight: touchTargetPx, minWidth: touchTargetPx };
/** Forced colours remove the background. */
const edged = { '@media (forced-colors: active)': { border: '1px solid' } };
const pressed = (backgroundColor: string) => ({ '&:active': { backgroundColor } });
const loadingIndicator = <Spinner />;

/** Buttons have no ripple: a pressed one darkens at once, which spares cheap phones the script. */
export const buttons: AppComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, loadingIndicator },
    styleOverrides: {
      root: {
        ...touchable,
        // A pill on one line; several lines of text stay clear of the corners.
        borderRadius: radiiPx.button,
        padding: '8px 20px',
        variants: [
          {
            props: { size: 'large' },
            style: { minHeight: 52, borderRadius: radiiPx.largeButton, paddingInline: 28, fontSize: '1.0625rem' },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: ({ theme }) => pressed(theme.vars.palette.primary.dark),
          },
          { props: { variant: 'contained' }, style: edged },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: ({ theme }) => ({
              borderColor: theme.vars.palette.surface.edge,
              '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars.palette.surface.tint },
            }),
          },
        ],
      },
    },
  },
  MuiIconButton: { defaultProps: { loadingIndicator }, styleOverrides: { root: touchable } },
};
