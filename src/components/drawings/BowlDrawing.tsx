import { Drawing, Grains, type DrawingProps } from './Drawing';

/** An empty bowl. */
export const BowlDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className="tint" d="M12 46a36 10 0 0 1 72 0z" />
    <path className="line stem" d="M58 45C60 32 66 22 76 14" />
    <Grains
      large
      at={[
        [80, 8, 36],
        [72, 12, -6],
        [83, 20, 62],
        [66, 21, -12],
        [76, 29, 58],
        [62, 31, -14],
      ]}
    />
    <path className="leaf" d="M10 46h76c0 20-13 34-26 37v5H36v-5C23 80 10 66 10 46z" />
    <path className="line light" d="M18 57c5 4 9-4 14 0s9-4 14 0 9-4 14 0 9-4 14 0" />
    <Grains
      at={[
        [8, 88, 70],
        [15, 90, 20],
        [22, 88, 110],
        [82, 89, 60],
      ]}
    />
  </Drawing>
);
