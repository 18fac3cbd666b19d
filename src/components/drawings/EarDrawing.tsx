import { styled } from '../styled';
import { Drawing, Grains, type DrawingProps } from './Drawing';

const Lines = styled('g')(({ theme: { vars } }) => ({
  '& .ink': { stroke: vars.palette.text.primary },
  '& .stem': { stroke: vars.palette.primary.main, strokeWidth: 3 },
  '& .soft': { stroke: vars.palette.surface.edge },
}));

/** An ear with a name tag. */
export const EarDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Lines>
      <path className="line stem" d="M32 92C33 66 38 44 58 22" />
      <path className="leaf" d="M33 82C20 75 13 62 11 49c13 4 21 15 23 27zM33 84c9-4 15-11 17-20-9 2-15 8-17 14z" />
      <Grains
        large
        at={[
          [64, 12, 32],
          [53, 18, -8],
          [68, 24, 62],
          [46, 26, -14],
          [61, 34, 58],
          [40, 35, -18],
          [54, 43, 54],
          [35, 45, -20],
          [48, 52, 50],
          [32, 56, -22],
        ]}
      />
      <path className="line ink" d="M41 58c8-2 14 2 18 8" />
      <path className="paper" d="M56 62l28 5-4 22-28-5z" />
      <circle className="clay" cx="60" cy="68" r="2" />
      <path className="line soft" d="M65 73l13 2M63 79l13 2" />
    </Lines>
  </Drawing>
);
