import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BannerPicture } from '../../components/BannerPicture';
import { BowlDrawing } from '../../components/drawings/BowlDrawing';
import { ChevronRight } from '../../components/icons';
import type { Banner } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { useGetBannersQuery } from '../../store/api/homepageApi';

/** Tall notes in a scrolling row on phones, wide ones from tablets on. Text avoids the picture's motif. */
const Notes = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  '& > li': {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    minHeight: 240,
    padding: 'clamp(20px, 3vw, 44px)',
    borderRadius: 14,
    backgroundColor: theme.vars.palette.surface.warm,
    color: theme.vars.palette.text.primary,
    '&:nth-of-type(even)': { backgroundColor: theme.vars.palette.surface.tint },
    '& > svg': { width: 'clamp(72px, 9vw, 128px)' },
  },
  // Clipped here, because clipping the note would cut its button's focus ring.
  '& .picture': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    overflow: 'clip',
    borderRadius: 'inherit',
    '& img': { objectPosition: '63% 70%' },
    // A veil towards the text, where a crop brings the motif near it.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to right, ${theme.vars.palette.surface.warm} 30%, transparent 62%)`,
    },
  },
  '& .picture ~ .text': { maxWidth: '54%' },
  '& .text > a': { margin: theme.spacing(0.5, 0, 0, -2.5), color: theme.vars.palette.primary.dark },
  [theme.breakpoints.down('tablet')]: {
    ...theme.mixins.scrollRow,
    gridTemplateColumns: 'none',
    gridAutoColumns: 'min(82%, 340px)',
    scrollbarWidth: 'none',
    gap: theme.spacing(1.5),
    '& > li:has(.picture)': { alignItems: 'start', aspectRatio: '3 / 4', minHeight: 'auto' },
    '& .picture img': { objectPosition: '50% 100%' },
    '& .picture::after': {
      background: `linear-gradient(${theme.vars.palette.surface.warm} 36%, transparent 56%)`,
    },
    // The words above the motif, the way on below it.
    '& .picture ~ .text': {
      maxWidth: 'none',
      display: 'flex',
      flexDirection: 'column',
      alignSelf: 'stretch',
      alignItems: 'start',
      '& > a': { marginBlockStart: 'auto', marginInlineStart: 0, backgroundColor: theme.vars.palette.background.paper },
    },
  },
}));

/** Small banners, also as the staff area previews them. */
export const BannerNoteList = ({ label, notes }: { label: string; notes: readonly Banner[] }) => (
  <Notes aria-label={label}>
    {notes.map(({ _id, title, text, actionLabel, link, picture }) => (
      // A picture without a dusk shows daylight in both schemes, and so does the text on it.
      <li key={_id} data-theme={picture && !picture.wide.dark ? 'light' : undefined}>
        {picture && (
          <div className="picture">
            <BannerPicture picture={picture} sizes="(max-width: 599px) 82vw, (max-width: 1375px) 48vw, 630px" />
          </div>
        )}
        <div className="text">
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.75 }}>{text}</Typography>
          <Button component={Link} to={link} endIcon={<ChevronRight />}>
            {actionLabel}
          </Button>
        </div>
        {!picture && <BowlDrawing />}
      </li>
    ))}
  </Notes>
);

/** Banners after the first, shown between products. */
export const BannerNotes = ({ label }: { label: string }) => {
  const { data = [] } = useGetBannersQuery(undefined);
  const notes = data.slice(1);
  return notes.length === 0 ? null : <BannerNoteList label={label} notes={notes} />;
};
