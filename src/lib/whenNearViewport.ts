const MARGIN_PX = 100;
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll', 'click'] as const;

/** Resolves when the element nears the viewport, at any input, or at once where there is none. */
export const whenNearViewport = async (id: string): Promise<void> => {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      observer.disconnect();
      INPUT_EVENTS.forEach((type) => window.removeEventListener(type, done, { capture: true }));
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element);
    INPUT_EVENTS.forEach((type) => window.addEventListener(type, done, { capture: true, passive: true }));
  });
};
