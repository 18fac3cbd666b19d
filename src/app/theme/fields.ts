import type { AppComponents } from './AppComponents';

/** Labels are above their fields instead of inside, so that they stay readable while typing. */
export const fields: AppComponents = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { position: 'static', transform: 'none', maxWidth: 'none', pointerEvents: 'auto', whiteSpace: 'normal' },
        ...theme.typography.body2,
        fontWeight: 600,
        marginBottom: 4,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      input: { paddingBlock: 12 },
      multiline: { paddingBlock: 0 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.surface.edge,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, '& > svg': { fontSize: 16, verticalAlign: '-3px' } } },
  },
};
