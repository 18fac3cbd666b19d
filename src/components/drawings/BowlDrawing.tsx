import { useId } from 'react';
import { Drawing, Grains, type DrawingProps } from './Drawing';

const BODY = 'M18 49c2 15 12 22 18 27 1 2 0 5-1 7a13 3.5 0 0 0 26 0c-1-2-2-5-1-7 6-5 16-12 18-27a30 8 0 0 0-60 0';

/** It looks like the painted drawings of empty states, where no picture can be loaded. */
export const BowlDrawing = (props: DrawingProps) => {
  const gradientId = useId();
  return (
    <Drawing {...props}>
      <linearGradient id={gradientId}>
        <stop offset=".2" className="lit" stopOpacity=".3" />
        <stop offset=".5" stopOpacity="0" />
        <stop offset="1" stopOpacity=".4" />
      </linearGradient>
      <circle className="disc" cx="48" cy="48" r="48" />
      <ellipse className="shade" cx="51" cy="84" rx="19" ry="3" />
      <path className="leaf" d={BODY} />
      <path fill={`url(#${gradientId})`} d={BODY} />
      <ellipse className="deep" cx="48" cy="49" rx="28" ry="6.4" />
      <path className="line gleam" d="M20 57c8 8 48 8 56 0" />
      <Grains
        at={[
          [20, 84, 60],
          [26, 86, 100],
        ]}
      />
    </Drawing>
  );
};
