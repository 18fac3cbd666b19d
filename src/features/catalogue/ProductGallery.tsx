import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack, ProductDetail } from '../../../contract/homepage';
import { ProductPicture } from '../../components/ProductPicture';
import { formatGrams } from '../../lib/weight';

interface ProductGalleryProps {
  product: Pick<ProductDetail, 'name' | 'served'>;
  /** The chosen one: the first picture shows it. */
  pack: Pack;
}

const SIZES = '(max-width: 599px) calc(100vw - 32px), (max-width: 1200px) 46vw, 552px';

/** The chosen pack and, beside it, what comes out of it: to swipe through, or to choose from below. */
export const ProductGallery = ({ product: { name, served }, pack }: ProductGalleryProps) => {
  const { t } = useTranslation('catalogue');
  const listRef = useRef<HTMLUListElement>(null);
  const [looking, setLooking] = useState({ packId: pack._id, place: 0 });
  // Who chooses another pack wants to see it.
  const shown = looking.packId === pack._id ? looking.place : 0;
  const packAlt = t('picture.pack', { name, weight: formatGrams(pack.netGrams) });
  const slides = [
    { key: 'pack', picture: pack.picture, alt: packAlt },
    ...(served ? [{ key: 'served', picture: served, alt: t('picture.served', { name }) }] : []),
  ];

  const show = (place: number): void => {
    if (listRef.current) listRef.current.scrollLeft = place * listRef.current.clientWidth;
    setLooking({ packId: pack._id, place });
  };
  useEffect(() => {
    if (listRef.current) listRef.current.scrollLeft = 0;
  }, [pack._id]);

  return (
    <Box sx={{ alignSelf: 'start', minWidth: 0 }}>
      <Box
        component="ul"
        ref={listRef}
        aria-label={t('picture.gallery', { name })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setLooking({ packId: pack._id, place: Math.round(scrollLeft / clientWidth) })
        }
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '100%',
          overflowX: 'auto',
          overflowY: 'hidden',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          borderRadius: '14px',
          bgcolor: 'surface.tint',
          '& > li': { scrollSnapAlign: 'start' },
          '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        }}
      >
        {slides.map(({ key, picture, alt }, place) => (
          <li key={key}>
            <ProductPicture picture={picture} alt={alt} sizes={SIZES} priority={place === 0} />
          </li>
        ))}
      </Box>
      {slides.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          {slides.map(({ key, picture, alt }, place) => (
            <ButtonBase
              key={key}
              aria-label={alt}
              aria-pressed={shown === place}
              onClick={() => show(place)}
              sx={{
                width: 72,
                overflow: 'hidden',
                borderRadius: '10px',
                border: '2px solid',
                borderColor: 'surface.line',
                '&[aria-pressed="true"]': { borderColor: 'primary.main' },
              }}
            >
              <ProductPicture picture={picture} alt="" sizes="72px" />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
};
