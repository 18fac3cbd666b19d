import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ChevronRight } from '../../components/icons';
import { useGetBannersQuery } from '../../store/api/homepageApi';

const Notes = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  '& > li': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: theme.spacing(1),
    padding: 'clamp(24px, 3.4vw, 48px)',
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
          <Typography variant="h2">{title}</Typography>
          <Typography>{text}</Typography>
          <Button component={Link} to={link} endIcon={<ChevronRight />} sx={{ ml: -2.5 }}>
            {actionLabel}
          </Button>
        </Paper>
      ))}
    </Notes>
  );
};
