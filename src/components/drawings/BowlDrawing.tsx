import { Drawing, Grains, type DrawingProps } from './Drawing';

/** An empty bowl. */
export const BowlDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <ellipse className="shade" cx="48" cy="90" rx="34" ry="4" />
    <path className="leaf" d="M10 45a38 8 0 0 1 76 0c0 20-13 35-26 38v6H36v-6C23 80 10 65 10 45z" />
    <ellipse className="deep" cx="48" cy="45" rx="34" ry="6" />
    <path className="line stem" d="M58 47C60 33 66 22 76 14" />
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
    <path className="shade" d="M86 45c0 20-13 35-26 38v6H36v-4c26-2 42-20 43-36z" />
    <path className="line soft" d="M15 59c16 8 50 8 66 0" />
  </Drawing>
);
