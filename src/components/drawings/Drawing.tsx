import type { ReactNode } from 'react';
import { styled } from '../styled';

/** Theme colours, so that drawings follow the scheme. */
const Root = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  flexShrink: 0,
  '& .disc': { fill: vars.palette.surface.warm },
  '& .lit': { stopColor: vars.palette.common.white },
  '& .gleam': { stroke: vars.palette.common.white, strokeOpacity: 0.16 },
  '& .leaf': { fill: vars.palette.primary.main },
  '& .deep': { fill: vars.palette.surface.deep },
  '& .shade': { fill: vars.palette.common.black, fillOpacity: 0.18 },
  '& .sun': { fill: vars.palette.secondary.main },
  '& .clay': { fill: vars.palette.clay.main },
  // Clay rather than salmon.
  '[data-theme="dark"] & .clay': { fillOpacity: 0.75 },
  '& .paper': { fill: vars.palette.background.paper, stroke: vars.palette.text.primary, strokeWidth: 1.6 },
  '& .line': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 2 },
}));

export interface DrawingProps {
  /** CSS pixels. */
  size?: number;
}

/** Decorative; adjacent text says the same. */
export const Drawing = ({ size = 96, children }: DrawingProps & { children: ReactNode }) => (
  <Root viewBox="0 0 96 96" width={size} height={size} aria-hidden>
    {children}
  </Root>
);

const turned = (degrees: number, x: number, y: number): string => `rotate(${degrees} ${x} ${y})`;

/** Grains by position and rotation. */
export const Grains = ({
  at,
  large = false,
}: {
  at: readonly [x: number, y: number, degrees: number][];
  large?: boolean;
}) =>
  at.map(([x, y, degrees]) => (
    <ellipse
      key={`${x} ${y}`}
      className="sun"
      cx={x}
      cy={y}
      rx={large ? 3.4 : 2.2}
      ry={large ? 6.4 : 3.6}
      transform={turned(degrees, x, y)}
    />
  ));
