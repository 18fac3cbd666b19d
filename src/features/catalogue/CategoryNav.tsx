import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryPath } from '../../../contract/routes';
import { CategoryPicture } from '../../components/CategoryPicture';
import { EarDrawing } from '../../components/drawings/EarDrawing';
import { styled } from '../../components/styled';
import { formatCount } from '../../lib/counts';
import { useGetCategoriesQuery } from '../../store/api/homepageApi';

const ROWS_EXPECTED = 6;
/** The chip before the current one shows its end. */
const CHIP_MARGIN_PX = 44;

const Nav = styled('nav')(({ theme }) => ({
  minWidth: 0,
  '& ul': { ...theme.mixins.plainList },
  [theme.breakpoints.down('desktop')]: {
    zIndex: 2,
    top: 0,
    marginInline: 'calc(-1 * var(--page-margin))',
    backgroundColor: theme.vars.palette.background.default,
    '@media (min-height: 321px)': { '&[data-sticky="true"]': { position: 'sticky' } },
    '& ul': {
      display: 'flex',
      gap: 8,
      overflowX: 'auto',
      padding: theme.spacing(1, 'var(--page-margin)'),
      scrollbarWidth: 'none',
    },
    '& li': { flexShrink: 0 },
    '& a': { ...theme.mixins.pill, ...theme.typography.body2, scrollMarginInline: CHIP_MARGIN_PX },
    // This holds before hydration. The first chip is in view anyway, and Chromium would move it to the very edge.
    '& li:not(:first-of-type) > a[aria-current]': { scrollInitialTarget: 'nearest' },
    '& :is(.plate, .count)': { display: 'none' },
    // Scrolling reveals nothing sticky below the header.
    '&[data-sticky="true"] a': { scrollMarginBlock: 0 },
  },
  [theme.breakpoints.up('desktop')]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + 16px)',
    alignSelf: 'start',
    '& a': {
      ...theme.typography.body2,
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      minHeight: 56,
      paddingInline: 8,
      borderRadius: theme.vars.shape.borderRadius,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& .plate': { ...theme.mixins.plate, flexShrink: 0, width: 44 },
    '& .name': { flexGrow: 1, minWidth: 0 },
    '& .count': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& a:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: 1 },
    '& a[aria-current]': {
      fontWeight: 600,
      color: theme.vars.palette.primary.dark,
      backgroundColor: theme.vars.palette.surface.tint,
    },
  },
}));

interface CategoryNavProps {
  /** Undefined shows all products. */
  currentId: string | undefined;
  pathOf?: (categoryId?: string) => string;
  /** Sticky on phones that show no header. */
  isStickyOnPhone?: boolean;
  /** Desktops show how many products each category has, but not beside a search, which lists some of them. */
  withCounts?: boolean;
}

/** Category navigation: a sidebar list, or scrolling chips on phones. */
export const CategoryNav = ({
  currentId,
  pathOf = categoryPath,
  isStickyOnPhone = true,
  withCounts = true,
}: CategoryNavProps) => {
  const { t } = useTranslation('catalogue');
  const { data } = useGetCategoriesQuery(undefined);
  const listRef = useRef<HTMLUListElement>(null);

  // The current chip may be scrolled out of view on phones.
  useEffect(() => {
    const current = listRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (listRef.current && current) listRef.current.scrollLeft = current.offsetLeft - CHIP_MARGIN_PX;
  }, [currentId, data]);

  const links = [
    { id: undefined, name: t('allProducts'), to: pathOf(), picture: undefined, count: undefined },
    ...(data ?? []).map(({ _id, name, picture, productCount }) => ({
      id: _id,
      name,
      to: pathOf(_id),
      picture,
      count: withCounts ? productCount : undefined,
    })),
  ];
  return (
    <Nav aria-label={t('categories')} data-sticky={isStickyOnPhone}>
      <ul ref={listRef}>
        {links.map(({ id, name, to, picture, count }) => (
          <li key={to}>
            <Link to={to} aria-current={id === currentId ? 'page' : undefined}>
              <span className="plate">
                {picture === undefined ? <EarDrawing size={44} /> : <CategoryPicture picture={picture} sizes="44px" />}
              </span>
              <span className="name">{name}</span>
              {count !== undefined && (
                <span className="count" aria-hidden>
                  {formatCount(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
        {!data &&
          Array.from({ length: ROWS_EXPECTED - 1 }, (_, index) => (
            <li key={index} aria-hidden>
              <Skeleton
                variant="rounded"
                height={44}
                width={140}
                sx={{ borderRadius: 999, marginBlock: { desktop: '4px' } }}
              />
            </li>
          ))}
      </ul>
    </Nav>
  );
};
