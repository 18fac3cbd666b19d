import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SampleMark } from '../../components/SampleMark';

/** A placeholder for what only a real seller knows. */
export const SampleCard = ({ title, text }: { title: string; text: string }) => (
  <Paper variant="sample" data-sample sx={{ p: 3 }}>
    <SampleMark />
    <Typography variant="h4" component="h3" sx={{ mt: 1.5, mb: 0.5 }}>
      {title}
    </Typography>
    <Typography color="textSecondary">{text}</Typography>
  </Paper>
);
