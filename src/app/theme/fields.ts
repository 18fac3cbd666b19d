import type { OurComponents } from './OurComponents';

/**
 * What one types into. A label stands over its field, where it can be read before, while and after one types; Material UI's
 * would lie in the field and shrink into its frame.
 */
export const fields: OurComponents = {
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
        '&.Mui-focused': { color: theme.vars.palette.primary.dark },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
        },
      }),
      input: { paddingBlock: 12 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.surface.edge,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
};
