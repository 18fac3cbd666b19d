import { useId, useRef, type ReactNode } from 'react';
import type { ProductCard } from '../../../contract/homepage';
import { BelowFoldSection } from '../../components/BelowFoldSection';
import { SectionHeading } from '../../components/SectionHeading';
import { ErrorState } from '../../components/ErrorState';
import type { RenderProductAction } from './productAction';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';
import { RailArrows } from './RailArrows';

interface RailProps {
  title: string;
  text?: string;
  more?: { label: string; ariaLabel: string; to: string };
  /** Another action instead of `more`. */
  aside?: ReactNode;
  /** It is undefined while the products load. */
  products: readonly ProductCard[] | undefined;
  renderAction: RenderProductAction;
  /** Present after a failure. */
  onRetry?: (() => void) | undefined;
}

/** A titled, scrolling row of products. */
export const Rail = ({ title, text, more, aside, products, renderAction, onRetry }: RailProps) => {
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);

  return (
    <BelowFoldSection aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} {...(text !== undefined && { text })} {...(more && { more })}>
        {aside}
        {products && <RailArrows name={title} row={listRef} />}
      </SectionHeading>
      {products ? (
        <ProductCards layout="rail" products={products} renderAction={renderAction} ref={listRef} />
      ) : onRetry ? (
        <ErrorState onRetry={onRetry} />
      ) : (
        <ProductCardsSkeleton layout="rail" count={5} />
      )}
    </BelowFoldSection>
  );
};
