import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export interface FigureTotal {
  label: string;
  text: string;
  /** Against the period before. */
  change?: string;
}

/** The few numbers that a view is about. */
export const FigureTotals = ({ totals }: { totals: readonly FigureTotal[] }) => (
  <Box
    component="dl"
    sx={{
      margin: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
    }}
  >
    {totals.map(({ label, text, change }) => (
      <Card key={label} sx={{ padding: 2 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" variant="priceLarge" sx={{ display: 'block', margin: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {change !== undefined && (
          <Typography component="dd" variant="caption" color="textSecondary" sx={{ margin: 0 }}>
            {change}
          </Typography>
        )}
      </Card>
    ))}
  </Box>
);
