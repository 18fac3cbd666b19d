/** Pictures that failed for want of a network are tried again when it is back: the browser itself never does. */
export const fetchPicturesAgain = (): void =>
  window.addEventListener('online', () => {
    for (const image of document.images) {
      // Writing the address again begins anew.
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  });
