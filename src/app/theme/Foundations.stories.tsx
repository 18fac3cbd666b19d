import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { makeDesignTokens } from './designTokens';
import { breakpointsPx, radiiPx, touchTargetPx } from './tokens';

/**
 * The design tokens. Components use a token (`bgcolor: 'surface.tint'`), never a raw value. Check both schemes with the
 * toolbar's theme switch.
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Sheet = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>{children}</Box>
);

const COLOURS: [token: string, text: string, what: string][] = [
  ['background.default', 'text.primary', 'the page'],
  ['background.paper', 'text.primary', 'cards'],
  ['surface.tint', 'text.primary', 'selected items, quiet panels'],
  ['surface.warm', 'text.primary', 'offers and hints'],
  ['surface.deep', 'surface.onDeep', 'the footer'],
  ['primary.main', 'primary.contrastText', 'actions and links'],
  ['primary.dark', 'primary.contrastText', 'long text in leaf, hover'],
  ['secondary.main', 'secondary.contrastText', 'the one accent of a view'],
  ['secondary.light', 'secondary.dark', 'text in turmeric'],
  ['clay.main', 'clay.contrastText', 'sale prices'],
  ['error.main', 'error.contrastText', 'always with an icon and text'],
];

export const Colours: Story = {
  render: () => (
    <Sheet>
      {COLOURS.map(([token, text, what]) => (
        <Box
          key={token}
          sx={{ bgcolor: token, color: text, p: 2, borderRadius: 1, border: '1px solid', borderColor: 'surface.line' }}
        >
          <Typography variant="subtitle2">{token}</Typography>
          <Typography variant="caption">{what}</Typography>
        </Box>
      ))}
    </Sheet>
  ),
};

const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'subtitle1', 'body1', 'body2', 'caption'] as const;

export const Type: Story = {
  render: () => (
    <Stack spacing={2}>
      {VARIANTS.map((variant) => (
        <Box key={variant}>
          <Typography variant="caption" color="textSecondary" component="p">
            {variant}
          </Typography>
          <Typography variant={variant} component="p">
            Foxtail millet · ₹1,234.50
          </Typography>
          <Typography variant={variant} component="p" lang="ta">
            தினை அரிசி
          </Typography>
          <Typography variant={variant} component="p" lang="hi">
            कंगनी चावल
          </Typography>
        </Box>
      ))}
    </Stack>
  ),
};

const STEPS = [1, 2, 3, 4, 5, 6, 8];

export const Spacing: Story = {
  render: function Spaces() {
    const theme = useTheme();
    return (
      <Stack spacing={1}>
        {STEPS.map((step) => (
          <Stack key={step} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Typography variant="body2" sx={{ width: 96 }}>
              {step} = {theme.spacing(step)}
            </Typography>
            <Box sx={{ bgcolor: 'primary.main', height: 16, width: theme.spacing(step) }} />
          </Stack>
        ))}
        <Typography variant="body2">
          Cards have a radius of {radiiPx.card} px, buttons and chips are pills. Nothing to touch is smaller than{' '}
          {touchTargetPx} px.
        </Typography>
        <Typography variant="body2">
          {Object.entries(breakpointsPx)
            .map(([name, px]) => `${name} from ${px} px`)
            .join(' · ')}
        </Typography>
      </Stack>
    );
  },
};

/** A JSON file in the Design Tokens format, for Figma, Penpot or Tokens Studio. */
export const Download: Story = {
  render: () => (
    <Button
      variant="contained"
      href={`data:application/json,${encodeURIComponent(JSON.stringify(makeDesignTokens(), null, 2))}`}
      download="vayal.tokens.json"
    >
      Tokens as JSON
    </Button>
  ),
};

/** 160 to 240 ms, only in response to input; none with reduced motion. */
export const Motion: Story = {
  render: function Moving() {
    const theme = useTheme();
    const [isOver, setIsOver] = useState(false);
    const { shortest, short, standard } = theme.transitions.duration;
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button variant="contained" onClick={() => setIsOver(!isOver)}>
          Move
        </Button>
        {[shortest, short, standard].map((duration, at) => (
          <Box key={at} sx={{ width: '100%', maxWidth: 320 }}>
            <Typography variant="caption">{duration} ms</Typography>
            <Box
              sx={{
                width: 40,
                height: 40,
                borderRadius: 1,
                bgcolor: 'secondary.main',
                transform: isOver ? 'translateX(240px)' : 'none',
                transition: theme.transitions.create('transform', { duration }),
              }}
            />
          </Box>
        ))}
      </Stack>
    );
  },
};
