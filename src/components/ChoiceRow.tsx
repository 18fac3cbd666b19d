import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';

/** A choice as a bordered row, clickable as a whole. */
export const ChoiceRow = (props: Pick<FormControlLabelProps, 'control' | 'label' | 'value' | 'disabled'>) => (
  <FormControlLabel
    {...props}
    sx={{
      margin: 0,
      paddingInlineEnd: 2,
      minHeight: 48,
      // Leaves room for rows of two lines.
      '& > :last-child': { paddingBlock: 1 },
      border: '1px solid',
      borderColor: 'surface.line',
      borderRadius: 1,
      transition: ({ transitions }) => transitions.create(['background-color', 'border-color']),
      '@media (hover: hover)': { '&:hover': { borderColor: 'primary.main' } },
      '&:has(:checked)': { bgcolor: 'surface.tint', borderColor: 'primary.main' },
    }}
  />
);
