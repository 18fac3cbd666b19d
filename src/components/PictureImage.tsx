import { styled, useTheme } from '@mui/material/styles';
import { memoTheme } from './memoTheme';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '../../contract/pictures';
import { largestWebp, placeholderOf, srcSetOf } from '../lib/pictures';

interface PictureImageProps {
  picture: Picture;
  /** Another cut of the same scene for phones. */
  onPhones?: Picture;
  /** What the picture shows; '' where the words beside it say so. */
  alt: string;
  /** How wide it is shown, for windows that don't find out by themselves. */
  sizes: string;
  /** `first` (one on a page) is fetched before everything else, all others when the page has been laid out. */
  priority?: PicturePriority;
  /** Cut to a square, whatever its shape. */
  square?: boolean;
  className?: string;
}

export type PicturePriority = 'first' | 'later';

const LOADING = {
  first: { loading: 'eager', fetchPriority: 'high' },
  later: { loading: 'lazy', decoding: 'async' },
} as const;

// The placeholder is the element's own, not a rule: a rule for each picture of a list would cost more than the picture's markup.
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

/** A picture in the best format and width that the browser can use, blurred until it has come. It fills the width and keeps its shape. */
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
  // A lazy picture is laid out before it is fetched: Chromium then measures it, all others take what follows.
  const shownAt = priority === 'later' ? `auto, ${sizes}` : sizes;
  const source = (cut: Picture, format: 'avif' | 'webp', media?: string) => ({
    type: `image/${format}`,
    srcSet: srcSetOf(cut, format),
    sizes: shownAt,
    // Another shape than the `img`'s own.
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
        // One file needs no choice.
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

/** React preloads an `img` by itself, but none within a `picture`. Browsers that know no AVIF pass this by. */
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
