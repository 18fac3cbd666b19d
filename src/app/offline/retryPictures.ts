/** Browsers don't retry failed pictures. */
export const retryPictures = (): void =>
  window.addEventListener('online', () => {
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  });
