import { useTheme } from '@mui/material/styles';
import { AssetsUrlContext } from './AssetsUrlContext';
import { ColourModeContext } from './ColourModeContext';
import { use, useSyncExternalStore, type CSSProperties } from 'react';
import { preload } from 'react-dom';
import { SCHEME_CONDITIONS } from '../../contract/constants';
import type { Picture } from '../../contract/pictures';
import { largestWebp, pictureAt, placeholderOf, srcSetOf } from '../lib/pictures';
import { styled } from './styled';

interface PictureImageProps {
  picture: Picture;
  /** Another crop for phones. */
  onPhones?: Picture;
  /** '' where adjacent text says the same. */
  alt: string;
  /** Browsers without sizes=auto need it. */
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
const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  backgroundImage: 'var(--placeholder, none)',
  backgroundSize: '100% 100%',
  [theme.breakpoints.down('tablet')]: { backgroundImage: 'var(--placeholder-on-phones, var(--placeholder, none))' },
  '[data-theme="dark"] &': { backgroundImage: 'var(--dark-placeholder, var(--placeholder, none))' },
  '&[data-square]': { aspectRatio: '1' },
  '&[data-cut-out]': {
    backgroundColor: 'var(--ground)',
    backgroundImage: theme.mixins.studioLight(0.62),
  },
  '[data-theme="dark"] &[data-cut-out]': {
    backgroundColor: 'var(--dark-ground)',
    backgroundImage: theme.mixins.studioLight(0.12),
  },
}));

type Cut = NonNullable<Picture['dark']>;

/** Best first. */
const FORMATS = ['avif', 'webp'] as const;

/**
 * A responsive picture; fills the width at its aspect ratio. Before loading it shows a blurred placeholder; what is cut
 * out stays on its colours. Loads one file, by width and colours.
 */
export const PictureImage = ({ alt, sizes, priority = 'later', square, className, ...props }: PictureImageProps) => {
  const assetsUrl = use(AssetsUrlContext);
  const picture = pictureAt(assetsUrl, props.picture);
  const onPhones = pictureAt(assetsUrl, props.onPhones);
  const { breakpoints } = useTheme();
  const conditionOf = (query: string) => query.replace('@media ', '');
  const phones = conditionOf(breakpoints.down('tablet'));
  // Lazy images are laid out before loading: Chromium measures them (`auto`), others use the fallback.
  const shownAt = priority === 'later' ? `auto, ${sizes}` : sizes;
  const { subscribe, current } = use(ColourModeContext);
  const scheme = SCHEME_CONDITIONS[useSyncExternalStore(subscribe, current, () => 'system' as const)];
  const source = (cut: Cut, format: 'avif' | 'webp', media?: string) => ({
    type: `image/${format}`,
    srcSet: srcSetOf(cut, format),
    sizes: shownAt,
    // The crop's own aspect ratio.
    ...(media !== undefined && { media, width: cut.width, height: cut.height }),
  });

  const cuts = cutsOf(picture, onPhones, phones, scheme);

  if (priority === 'first') {
    for (const { cut, media } of preloadsOf(picture, onPhones, phones, conditionOf(breakpoints.up('tablet')), scheme)) {
      preloadCut(cut, sizes, media);
    }
  }

  return (
    <picture>
      {cuts.flatMap(({ cut, media }) =>
        FORMATS.map((format) => <source key={media + format} {...source(cut, format, media)} />),
      )}
      <source {...source(picture, 'avif')} />
      <Image
        className={className}
        data-square={square}
        data-cut-out={picture.ground ? true : undefined}
        src={largestWebp(picture)}
        {...(picture.webp.length > 1 && { srcSet: srcSetOf(picture, 'webp'), sizes })}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...LOADING[priority]}
        style={grounds(picture, onPhones)}
      />
    </picture>
  );
};

interface Scheme {
  light: string;
  dark: string;
}

const all = (...conditions: (string | undefined)[]): string => conditions.filter(Boolean).join(' and ');

/** The cuts that are used under a condition, the narrowest condition first. */
const cutsOf = (picture: Picture, onPhones: Picture | undefined, phones: string, { dark }: Scheme) => [
  ...(onPhones?.dark ? [{ cut: onPhones.dark, media: all(phones, dark) }] : []),
  ...(picture.dark ? [{ cut: picture.dark, media: dark }] : []),
  ...(onPhones ? [{ cut: onPhones, media: phones }] : []),
];

/** Unlike sources, all preloads whose condition holds are loaded: each excludes the others. */
const preloadsOf = (
  picture: Picture,
  onPhones: Picture | undefined,
  phones: string,
  others: string,
  scheme: Scheme,
): { cut: Cut; media: string }[] =>
  [
    { of: onPhones, width: phones },
    { of: picture, width: onPhones && others },
  ].flatMap(({ of, width }) => {
    if (!of) return [];
    const { dark } = of;
    return dark
      ? [
          { cut: of, media: all(width, scheme.light) },
          { cut: dark, media: all(width, scheme.dark) },
        ]
      : [{ cut: of, media: all(width) }];
  });

/** React preloads `img` by itself, but not inside `picture`. Browsers without AVIF ignore it. */
const preloadCut = (cut: Cut, sizes: string, media: string): void =>
  preload(largestWebp(cut), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(cut, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media !== '' && { media }),
  });

const grounds = (picture: Picture, onPhones: Picture | undefined) =>
  ({
    ...(picture.placeholder !== '' && { '--placeholder': placeholderOf(picture) }),
    ...(picture.ground && { '--ground': picture.ground.light, '--dark-ground': picture.ground.dark }),
    ...(picture.dark && { '--dark-placeholder': placeholderOf(picture.dark) }),
    ...(onPhones && onPhones.placeholder !== '' && { '--placeholder-on-phones': placeholderOf(onPhones) }),
  }) as CSSProperties;
