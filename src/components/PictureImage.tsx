import { styled, useTheme } from '@mui/material/styles';
import { memoTheme } from './memoTheme';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '../../contract/pictures';
import { largestWebp, placeholderOf, srcSetOf } from '../lib/pictures';

interface PictureImageProps {
  picture: Picture;
  /** Another crop for phones. */
  onPhones?: Picture;
  /** '' where adjacent text says the same. */
  alt: string;
  /** For browsers without sizes=auto. */
  sizes: string;
  /** `first` (one per page) preloads; others load after layout. */
  priority?: PicturePriority;
  /** Cropped to a square. */
  square?: boolean;
  className?: string;
}

export type PicturePriority = 'first' | 'later';

const LOADING = {
  first: { loading: 'eager', fetchPriority: 'high' },
  later: { loading: 'lazy', decoding: 'async' },
} as const;

// Inline placeholder: a CSS rule per picture would cost more than its markup.
const Image = styled('img')(
  memoTheme(({ theme }) => ({
    display: 'block',
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    backgroundImage: 'var(--placeholder, none)',
    backgroundSize: '100% 100%',
    [theme.breakpoints.down('tablet')]: { backgroundImage: 'var(--placeholder-on-phones, var(--placeholder, none))' },
    '&[data-square]': { aspectRatio: '1' },
  })),
);

/** A responsive picture with blurred placeholder; fills the width at its aspect ratio. */
export const PictureImage = ({
  picture,
  onPhones,
  alt,
  sizes,
  priority = 'later',
  square,
  className,
}: PictureImageProps) => {
  const { breakpoints } = useTheme();
  const conditionOf = (query: string) => query.replace('@media ', '');
  const phones = conditionOf(breakpoints.down('tablet'));
  // Lazy images are laid out before loading: Chromium measures them (`auto`), others use the fallback.
  const shownAt = priority === 'later' ? `auto, ${sizes}` : sizes;
  const source = (cut: Picture, format: 'avif' | 'webp', media?: string) => ({
    type: `image/${format}`,
    srcSet: srcSetOf(cut, format),
    sizes: shownAt,
    // The crop's own aspect ratio.
    ...(media !== undefined && { media, width: cut.width, height: cut.height }),
  });

  if (priority === 'first') {
    if (onPhones) preloadCut(onPhones, sizes, phones);
    preloadCut(picture, sizes, onPhones && conditionOf(breakpoints.up('tablet')));
  }

  return (
    <picture>
      {onPhones && (
        <>
          <source {...source(onPhones, 'avif', phones)} />
          <source {...source(onPhones, 'webp', phones)} />
        </>
      )}
      <source {...source(picture, 'avif')} />
      <Image
        className={className}
        data-square={square}
        src={largestWebp(picture)}
        {...(picture.webp.length > 1 && { srcSet: srcSetOf(picture, 'webp'), sizes })}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...LOADING[priority]}
        style={placeholders(picture, onPhones)}
      />
    </picture>
  );
};

/** React preloads `img` by itself, but not inside `picture`. Browsers without AVIF ignore it. */
const preloadCut = (cut: Picture, sizes: string, media: string | undefined): void =>
  preload(largestWebp(cut), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(cut, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media !== undefined && { media }),
  });

const placeholders = (picture: Picture, onPhones: Picture | undefined) =>
  ({
    ...(picture.placeholder !== '' && { '--placeholder': placeholderOf(picture) }),
    ...(onPhones && onPhones.placeholder !== '' && { '--placeholder-on-phones': placeholderOf(onPhones) }),
  }) as CSSProperties;
