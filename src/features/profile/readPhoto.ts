import { MAX_UPLOAD_BYTES } from '../../../contract/constants';

export type PhotoProblem = 'tooLarge' | 'empty' | 'wrongType' | 'unreadable';
export type PhotoResult = { photo: string } | { problem: PhotoProblem } | null;

/**
 * Reads the first chosen file as a data URL; null for an empty selection (specification §5). The server verifies the
 * format.
 */
export const readPhoto = async (files: FileList | null): Promise<PhotoResult> => {
  const file = files?.[0];
  if (!file) return null;
  if (file.size > MAX_UPLOAD_BYTES) return { problem: 'tooLarge' };
  if (file.size === 0) return { problem: 'empty' };
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return { problem: 'wrongType' };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ photo: reader.result as string });
    reader.onerror = () => resolve({ problem: 'unreadable' });
    reader.readAsDataURL(file);
  });
};
