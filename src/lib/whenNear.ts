/** How far beyond the window's edges something is near, in CSS pixels. Little, because whoever scrolls there touches the page first. */
const NEAR_PX = 100;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll', 'click'] as const;

/**
 * Waits until the reader comes near an element of the page that the server has drawn, or does anything at all. What isn't in the page,
 * such as on a server or on the way from another page, is not waited for.
 * @param id of the element
 */
export const whenNear = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id);
    if (!element) {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element);
    TOUCHES.forEach((touch) => window.addEventListener(touch, done, { capture: true, passive: true }));
    function done(): void {
      observer.disconnect();
      TOUCHES.forEach((touch) => window.removeEventListener(touch, done, { capture: true }));
      resolve();
    }
  });
