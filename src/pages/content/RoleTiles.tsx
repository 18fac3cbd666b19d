import Typography from '@mui/material/Typography';
import { SmallDrawing } from '../../components/SmallDrawing';
import type { smallDrawings } from '../../components/smallDrawings';
import { styled } from '../../components/styled';
import { Prose } from './Prose';

interface RoleTilesProps {
  roles: readonly { drawing: keyof typeof smallDrawings; title: string; text: string }[];
  /** The values of the texts' placeholders; see Prose. */
  facts: Readonly<Record<string, string>> | undefined;
}

const DRAWING_WIDTH = 136;

const Tiles = styled('ul')(({ theme }) => ({
  '&&': { ...theme.mixins.plainList, display: 'grid', gap: theme.spacing(2), maxWidth: 'none' },
  '&& > li': {
    ...theme.mixins.card,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    margin: 0,
    padding: theme.spacing(2),
  },
  // A drawing's ground, a disc, has air at both sides.
  '& > li > :first-of-type': { marginInline: -20 },
  '& p': { marginBlockStart: theme.spacing(0.5), color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('desktop')]: {
    '&&': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: theme.spacing(3),
      marginBlockStart: theme.spacing(1),
    },
    // Titles side by side are level.
    '&& > li': { alignItems: 'start' },
  },
}));

/**
 * Shows what the shop's people do, in the order of the work. Roles, never invented persons: those come from the
 * settings.
 */
export const RoleTiles = ({ roles, facts }: RoleTilesProps) => (
  <Tiles>
    {roles.map(({ drawing, title, text }) => (
      <li key={title}>
        <SmallDrawing name={drawing} width={DRAWING_WIDTH} />
        <div>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography>
            <Prose text={text} facts={facts} />
          </Typography>
        </div>
      </li>
    ))}
  </Tiles>
);
