import { styled } from '@mui/material/styles';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '../../../contract/homepage';
import { BelowFoldSection } from '../../components/BelowFoldSection';
import { ArrowBack } from '../../components/icons';
import { SectionHeading } from '../../components/SectionHeading';
import { ErrorState } from '../../components/ErrorState';
import type { RenderProductAction } from './productAction';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';

interface RailProps {
  title: string;
  text?: string;
  more?: { label: string; ariaLabel: string; to: string };
  /** Another action instead of `more`. */
  aside?: ReactNode;
  /** Undefined while loading. */
  products: readonly ProductCard[] | undefined;
  renderAction: RenderProductAction;
  /** Present after a failure. */
  onRetry?: (() => void) | undefined;
}

/** For mice; touch and keyboard scroll the row itself. */
const Arrows = styled('span')(({ theme }) => ({
  display: 'none',
  [`@media (hover: hover) and ${theme.breakpoints.up('desktop').replace('@media ', '')}`]: { display: 'flex' },
  '& > button': { ...theme.mixins.plainButton, color: theme.vars.palette.primary.main },
  '& > :last-child > svg': { transform: 'scaleX(-1)' },
}));

/** Leaves part of the row in view for orientation. */
const STEP = 0.8;

/** A titled, scrolling row of products. */
export const Rail = ({ title, text, more, aside, products, renderAction, onRetry }: RailProps) => {
  const { t } = useTranslation('catalogue');
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1): void => {
    const list = listRef.current;
    list?.scrollBy({ left: direction * STEP * list.clientWidth, behavior: 'smooth' });
  };

  return (
    <BelowFoldSection aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} {...(text !== undefined && { text })} {...(more && { more })}>
        {aside}
        {products && (
          <Arrows>
            <button type="button" tabIndex={0} aria-label={t('scrollBack', { name: title })} onClick={() => scroll(-1)}>
              <ArrowBack fontSize="small" />
            </button>
            <button type="button" tabIndex={0} aria-label={t('scrollOn', { name: title })} onClick={() => scroll(1)}>
              <ArrowBack fontSize="small" />
            </button>
          </Arrows>
        )}
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
