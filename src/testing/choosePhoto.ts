import { fireEvent, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const URL_OF_PHOTO = 'blob:photo';

/** jsdom reads no pictures: `choosePhoto` says that one was loaded, and how large it is. */
export const stubObjectUrls = (): void =>
  void Object.assign(URL, { createObjectURL: () => URL_OF_PHOTO, revokeObjectURL: () => undefined });

interface ChosenPhoto {
  width: number;
  height: number;
  /** A picture field; not needed where there is one. */
  field?: HTMLElement;
}

/** Chooses a file in a picture field, and waits until it can be cropped. */
export async function choosePhoto(
  user: UserEvent,
  { width, height, field = document.body }: ChosenPhoto,
): Promise<void> {
  const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
  await user.upload(within(field).getByLabelText('Choose a file', { selector: 'input' }), file);
  const image = await waitFor(() => {
    const found = field.querySelector<HTMLImageElement>(`img[src="${URL_OF_PHOTO}"]`);
    if (!found) throw new Error('the crop is not there yet');
    return found;
  });
  Object.defineProperties(image, {
    width: { value: width / 2 },
    height: { value: height / 2 },
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  fireEvent.load(image);
}
