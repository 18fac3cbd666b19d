import { Drawing, Grains, type DrawingProps } from './Drawing';

/** A sack with a hole. */
export const SpillDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <circle className="disc" cx="48" cy="48" r="48" />
    <g transform="translate(13 11) scale(.76)">
      <ellipse className="shade" cx="48" cy="88" rx="46" ry="5" />
      <path className="clay" d="M24 32C14 44 8 58 10 74c1 9 6 13 15 13h30c9 0 14-4 15-13 2-16-4-30-14-42z" />
      <path className="leaf" d="M25 25h30v7H25z" />
      <path className="clay" d="M22 10c6 4 9-2 14 1s8-3 13 0 7-1 9-1l-4 15H26z" />
      <path className="deep" d="M52 62l8-6 2 8 9-1-6 8 5 7-9-1-5 7-3-9-8-3z" />
      <Grains
        at={[
          [60, 68, 40],
          [64, 73, 100],
          [70, 77, 60],
          [83, 84, 20],
          [90, 86, 70],
        ]}
      />
    </g>
  </Drawing>
);
