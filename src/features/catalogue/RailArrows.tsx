import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowBack } from '../../components/icons';
import { styled } from '../../components/styled';

/** The arrows serve mice; touch and keyboard scroll the row itself. */
const Arrows = styled('span')(({ theme }) => ({
  display: 'none',
  [`@media (hover: hover) and ${theme.breakpoints.up('desktop').replace('@media ', '')}`]: { display: 'flex' },
  '& > button': { ...theme.mixins.plainButton, color: theme.vars.palette.primary.main },
  '& > :last-child > svg': { transform: 'scaleX(-1)' },
}));

/** Leaves part of the row in view for orientation. */
const STEP = 0.8;

interface RailArrowsProps {
  /** The buttons name the row. */
  name: string;
  row: RefObject<HTMLElement | null>;
}

/** Scroll a row that is wider than the page. */
export const RailArrows = ({ name, row }: RailArrowsProps) => {
  const { t } = useTranslation('catalogue');
  const scroll = (direction: 1 | -1): void => {
    const list = row.current;
    list?.scrollBy({ left: direction * STEP * list.clientWidth, behavior: 'smooth' });
  };
  return (
    <Arrows>
      <button type="button" tabIndex={0} aria-label={t('scrollBack', { name })} onClick={() => scroll(-1)}>
        <ArrowBack fontSize="small" />
      </button>
      <button type="button" tabIndex={0} aria-label={t('scrollOn', { name })} onClick={() => scroll(1)}>
        <ArrowBack fontSize="small" />
      </button>
    </Arrows>
  );
};
