import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BowlDrawing } from '../../components/drawings/BowlDrawing';
import { EarDrawing } from '../../components/drawings/EarDrawing';
import { ChevronRight } from '../../components/icons';
import { useGetBannersQuery } from '../../store/api/homepageApi';

const Notes = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    padding: 'clamp(20px, 3vw, 44px)',
    '& > svg': { width: 'clamp(72px, 9vw, 128px)' },
  },
}));

/** The banners after the first, as notes between the goods. */
export const BannerNotes = ({ label }: { label: string }) => {
  const { data = [] } = useGetBannersQuery(undefined);
  const notes = data.slice(1);
  if (notes.length === 0) return null;
  return (
    <Notes aria-label={label}>
      {notes.map(({ _id, title, text, actionLabel, link }, index) => (
        <Paper component="li" key={_id} variant={index % 2 === 0 ? 'warm' : 'tint'}>
          <div>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography sx={{ mt: 0.75 }}>{text}</Typography>
            <Button component={Link} to={link} endIcon={<ChevronRight />} sx={{ ml: -2.5, mt: 0.5 }}>
              {actionLabel}
            </Button>
          </div>
          {index % 2 === 0 ? <EarDrawing /> : <BowlDrawing />}
        </Paper>
      ))}
    </Notes>
  );
};
