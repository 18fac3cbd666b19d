import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';

/** One of several choices as a row with an edge; the whole of it can be pressed, and what is chosen lies on leaf. */
export const ChoiceRow = (props: Pick<FormControlLabelProps, 'control' | 'label' | 'value'>) => (
  <FormControlLabel
    {...props}
    sx={{
      margin: 0,
      paddingInlineEnd: 2,
      minHeight: 48,
      border: '1px solid',
      borderColor: 'surface.line',
      borderRadius: 1,
      transition: ({ transitions }) => transitions.create(['background-color', 'border-color']),
      '@media (hover: hover)': { '&:hover': { borderColor: 'primary.main' } },
      '&:has(:checked)': { bgcolor: 'surface.tint', borderColor: 'primary.main' },
    }}
  />
);
