import type { CSSProperties } from 'react';
import { PictureImage } from './PictureImage';
import { smallDrawings } from './smallDrawings';
import { styled } from './styled';

interface SmallDrawingProps {
  name: keyof typeof smallDrawings;
  /** It is in CSS pixels; narrow screens show it smaller. */
  width?: number;
}

const disc = (colour: string) =>
  `radial-gradient(circle closest-side, ${colour} calc(90% - 0.5px), transparent calc(90% + 0.5px))`;

const Root = styled('div')({
  maxWidth: '100%',
  flexShrink: 0,
  background: disc('var(--disc)'),
  '[data-theme="dark"] &': { background: disc('var(--dark-disc)') },
});

/** Decorative; adjacent text says what it means. */
export const SmallDrawing = ({ name, width = 260 }: SmallDrawingProps) => {
  // The picture is on a disc instead of its full ground.
  const { ground, ...picture } = smallDrawings[name];
  return (
    <Root style={{ width, '--disc': ground.light, '--dark-disc': ground.dark } as CSSProperties}>
      <PictureImage picture={picture} alt="" sizes={`${width}px`} />
    </Root>
  );
};
