import { Drawing, Grains, type DrawingProps } from './Drawing';

/** A bag before an open-hearted door. */
export const DoorDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <circle className="sun" cx="20" cy="26" r="9" />
    <path className="tint" d="M22 84V42a26 26 0 0 1 52 0v42z" />
    <path className="leaf" d="M29 84V43a19 19 0 0 1 38 0v41z" />
    <path className="line light" d="M48 28v34M35 52h26M35 66h14" />
    <circle className="sun" cx="36" cy="59" r="2.4" />
    <path className="line ink" d="M10 86h76" />
    <path className="clay" d="M56 56h24l3 29H53z" />
    <path className="line light" d="M57 61h22" />
    <path className="paper" d="M58 74c4-7 16-7 20 0-4 7-16 7-20 0z" />
    <Grains
      at={[
        [64, 74, 70],
        [69, 72, 20],
        [70, 77, 110],
        [74, 74, 50],
      ]}
    />
  </Drawing>
);
