import { Drawing, type DrawingProps } from './Drawing';

/** A signpost in a field, with nothing written on it. */
export const SignpostDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <circle className="sun" cx="74" cy="50" r="13" />
    <path className="tint" d="M4 80c0-16 18-24 36-18s34-4 46 4c8 6 8 20 0 20H10c-4 0-6-2-6-6z" />
    <path className="leaf" d="M2 84c0-10 20-16 40-13s36-4 48 3c6 4 6 16-2 16H10c-5 0-8-2-8-6z" />
    <path className="line light" d="M12 81c11-4 22-4 33 0s22 4 37-1M26 87c7-2 14-2 21 0s12 2 18 0" />
    <path className="clay" d="M45 6h6v72h-6z" />
    <path className="paper" d="M38 12h34l9 8-9 8H38zM58 34H24l-9 8 9 8h34z" />
    <path className="line soft" d="M45 20h6M45 42h6" />
  </Drawing>
);
