import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryPath } from '../../lib/products';
import { useGetCategoriesQuery } from '../../store/api/homepageApi';

const ROWS_EXPECTED = 6;
const CHIP_MARGIN_PX = 16;

const item = {
  justifyContent: 'flex-start',
  flexShrink: 0,
  minHeight: 44,
  px: 2,
  borderRadius: 999,
  border: '1px solid',
  borderColor: { mobile: 'surface.line', desktop: 'transparent' },
  typography: 'body2',
  textAlign: 'start',
  width: { desktop: '100%' },
  '&[aria-current]': { bgcolor: 'surface.tint', borderColor: 'primary.main', color: 'primary.dark', fontWeight: 700 },
} as const;

interface CategoryNavProps {
  /** The open category's id; without one, all products are shown. */
  currentId: string | undefined;
  /** Where a category leads, and without one all products. */
  pathOf?: (categoryId?: string) => string;
  /** On a phone it stays in view where no header does. */
  isStickyOnPhone?: boolean;
}

const pagePath = (categoryId?: string): string => (categoryId === undefined ? '/categories' : categoryPath(categoryId));

/** Where one goes from category to category: a list at the side, or on a phone chips that scroll under the finger. */
export const CategoryNav = ({ currentId, pathOf = pagePath, isStickyOnPhone = true }: CategoryNavProps) => {
  const { t } = useTranslation('catalogue');
  const { data } = useGetCategoriesQuery(undefined);
  const listRef = useRef<HTMLUListElement>(null);

  // On a phone the open category's chip may lie beyond the edge.
  useEffect(() => {
    const current = listRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (listRef.current && current) listRef.current.scrollLeft = current.offsetLeft - CHIP_MARGIN_PX;
  }, [currentId, data]);

  const links = [
    { id: undefined, name: t('allProducts'), to: pathOf() },
    ...(data ?? []).map(({ _id, name }) => ({ id: _id, name, to: pathOf(_id) })),
  ];
  return (
    <Box
      component="nav"
      aria-label={t('categories')}
      sx={{
        position: { mobile: isStickyOnPhone ? 'sticky' : 'static', desktop: 'sticky' },
        top: { mobile: 0, desktop: 'calc(var(--header-height) + 16px)' },
        zIndex: 2,
        alignSelf: 'start',
        bgcolor: 'background.default',
        py: 1,
        minWidth: 0,
      }}
    >
      <Box
        component="ul"
        ref={listRef}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0.5,
          display: 'flex',
          flexDirection: { mobile: 'row', desktop: 'column' },
          gap: 1,
          overflowX: { mobile: 'auto', desktop: 'visible' },
        }}
      >
        {links.map(({ id, name, to }) => (
          <Box component="li" key={to} sx={{ flexShrink: 0 }}>
            <ButtonBase component={Link} to={to} aria-current={id === currentId ? 'page' : undefined} sx={item}>
              {name}
            </ButtonBase>
          </Box>
        ))}
        {!data &&
          Array.from({ length: ROWS_EXPECTED - 1 }, (_, index) => (
            <li key={index} aria-hidden>
              <Skeleton variant="rounded" height={44} width={140} sx={{ borderRadius: 999 }} />
            </li>
          ))}
      </Box>
    </Box>
  );
};
