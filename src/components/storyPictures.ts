import type { Picture } from '../../contract/pictures';
export const storyPictures: Record<string, Picture> = {};
