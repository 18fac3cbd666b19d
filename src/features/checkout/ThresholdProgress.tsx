import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ThresholdProgressProps {
  /** For screen readers. */
  label: string;
  text: string;
  /** In paise. */
  missingPaise: number;
  thresholdPaise: number;
}

/** Progress of a cart towards an amount. */
export const ThresholdProgress = ({ label, text, missingPaise, thresholdPaise }: ThresholdProgressProps) => (
  <Box sx={{ bgcolor: 'surface.warm', borderRadius: 1, padding: 1.5 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {text}
    </Typography>
    <LinearProgress
      variant="determinate"
      aria-label={label}
      color="secondary"
      value={Math.min(100, Math.floor(((thresholdPaise - missingPaise) * 100) / thresholdPaise))}
      sx={{
        mt: 1,
        height: 8,
        borderRadius: 999,
        bgcolor: 'background.paper',
        '& .MuiLinearProgress-bar': { borderRadius: 999 },
        '@media (forced-colors: active)': { border: '1px solid', '& .MuiLinearProgress-bar': { bgcolor: 'Highlight' } },
      }}
    />
  </Box>
);
