import { Drawing, type DrawingProps } from './Drawing';

/** A bill that one can read to its last line. */
export const BillDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className="tint" d="M30 16h44v72l-7-5-8 5-7-5-8 5-7-5-7 5z" />
    <path className="paper" d="M24 10h44v72l-7-5-8 5-7-5-8 5-7-5-7 5z" />
    <path className="line stem" d="M38 20h16M38 27h16M42 20c10 0 10 14 0 14h-3l11 12" />
    <path className="line soft" d="M32 54h14M56 54h4M32 61h11M53 61h7" />
    <path className="line ink" d="M32 69h28" />
    <circle className="sun" cx="71" cy="68" r="15" />
    <path className="line onSun" d="M65 68l4 4 8-9" />
  </Drawing>
);
