import type { Picture } from '../../contract/pictures';

export const photo = (name: string): Picture => ({
  path: `/photos/${name}.0123456789`,
  width: 800,
  height: 800,
  avif: [360, 800],
  webp: [360],
  placeholder: 'UklGRg==',
});
