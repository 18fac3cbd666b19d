import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export const PersonCard = ({ name, text }: { name: string; text: string }) => (
  <Card data-person sx={{ p: 3, overflowWrap: 'anywhere' }}>
    <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
      {name}
    </Typography>
    <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Typography>
  </Card>
);
