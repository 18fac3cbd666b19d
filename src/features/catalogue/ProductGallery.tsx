import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack, ProductDetail } from '../../../contract/homepage';
import { ProductPicture } from '../../components/ProductPicture';
import { styled } from '../../components/styled';
import { isOwnPhoto, pictureOf } from '../../lib/products';
import { useFormatSize } from '../../hooks/useFormatSize';

interface ProductGalleryProps {
  product: Pick<ProductDetail, 'name' | 'served' | 'packs' | 'parts'>;
  pack: Pack;
}

const SIZES = '(max-width: 599px) 100vw, (max-width: 1375px) 48vw, 632px';

/** Full-bleed pictures on phones, flat enough for the price on the first screen. */
const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > ul': {
    ...theme.mixins.plainList,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflow: 'auto hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    backgroundColor: theme.vars.palette.surface.tint,
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  '& > ul > li': { ...theme.mixins.plate, borderRadius: 0, scrollSnapAlign: 'start' },
  // Room for the first one's ring.
  '& > .choice': {
    display: 'flex',
    gap: theme.spacing(1),
    marginBlockStart: theme.spacing(1.5),
    paddingInlineStart: 4,
  },
  // On paper and with a line, which tell them from the picture that they are on.
  '& button': {
    ...theme.mixins.plate,
    width: 72,
    padding: 2,
    border: '1px solid',
    borderColor: theme.vars.palette.surface.edge,
    backgroundColor: theme.vars.palette.background.paper,
    outlineOffset: 2,
    '& img': { borderRadius: 5 },
    '&[aria-pressed="true"]': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
    },
    '@media (forced-colors: active)': { '&[aria-pressed="true"]': { border: '2px solid Highlight' } },
  },
  [theme.breakpoints.down('tablet')]: {
    position: 'relative',
    '& > ul > li, & > ul img[data-square]': { aspectRatio: '8 / 5', objectFit: 'contain' },
    // The ground goes on at both sides: the placeholder's outermost column.
    '& > ul img[data-square]:not([data-cut-out])': { backgroundSize: '1600% 100%' },
    // Its motif has room above and below.
    '& > ul > li[data-served] img': { objectFit: 'cover' },
    '& > .choice': {
      position: 'absolute',
      insetBlockEnd: 8,
      insetInlineEnd: 0,
      // A second column to the left on the smallest phones.
      flexFlow: 'column wrap-reverse',
      maxHeight: 'calc(100% - 8px)',
      margin: 0,
    },
    '& > .choice > button': { width: 48 },
    // Five fit beside the picture's motif.
    '& > .choice:has(> :nth-of-type(4))': { gap: 4 },
    '& > .choice:has(> :nth-of-type(6))': {
      position: 'static',
      flexFlow: 'row wrap',
      gap: theme.spacing(1),
      marginBlockStart: 12,
    },
    // Inset ring, because the pictures reach the window's edges.
    '& > ul': {
      marginInline: 'calc(-1 * var(--page-margin))',
      '&:focus-visible': { outline: 'none', '& img': { ...theme.focusVisible, outlineOffset: -4 } },
    },
  },
  [theme.breakpoints.up('tablet')]: { '& > ul': { borderRadius: 14 } },
}));

/** The chosen pack, and what is inside or a set's parts: swiped, or chosen from thumbnails. */
export const ProductGallery = ({ product: { name, served, packs, parts }, pack }: ProductGalleryProps) => {
  const { t } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  const listRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState({ packId: pack._id, index: 0 });
  // Choosing another pack shows its picture.
  const shown = current.packId === pack._id ? current.index : 0;
  const packAlt = pack.picture?.alt ?? t('picture.pack', { name, weight: formatSize(pack) });
  const inside = served
    ? [{ key: 'served', name, picture: served, alt: served.alt ?? t('picture.served', { name }) }]
    : [];
  // A photo of the shop's own comes before a drawing.
  const isDishFirst = isOwnPhoto(served) && !isOwnPhoto(pack.picture);
  const slides = [
    ...(isDishFirst ? inside : []),
    { key: 'pack', name, picture: pictureOf(pack, packs), alt: packAlt },
    ...(isDishFirst ? [] : inside),
    ...(parts ?? []).map((part) => ({
      key: `${part._id} ${formatSize(part)}`,
      name: part.name,
      picture: part.picture,
      alt: t('picture.pack', { name: part.name, weight: formatSize(part) }),
    })),
  ];

  const show = (index: number): void => {
    if (listRef.current) listRef.current.scrollLeft = index * listRef.current.clientWidth;
    setCurrent({ packId: pack._id, index });
  };
  useEffect(() => {
    if (listRef.current) listRef.current.scrollLeft = 0;
  }, [pack._id]);

  return (
    <Root>
      <ul
        ref={listRef}
        aria-label={t('picture.gallery', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it when there is something to scroll
        tabIndex={slides.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent({ packId: pack._id, index: Math.round(scrollLeft / clientWidth) })
        }
      >
        {slides.map(({ key, name: printed, picture, alt }, index) => (
          <li key={key} data-served={key === 'served' ? '' : undefined}>
            <ProductPicture
              picture={picture}
              name={printed}
              alt={alt}
              sizes={SIZES}
              priority={index === 0 ? 'first' : 'later'}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="choice">
          {slides.map(({ key, picture, alt }, index) => (
            <ButtonBase key={key} aria-label={alt} aria-pressed={shown === index} onClick={() => show(index)}>
              <ProductPicture picture={picture} alt="" sizes="72px" />
            </ButtonBase>
          ))}
        </div>
      )}
    </Root>
  );
};
