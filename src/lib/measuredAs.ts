/**
 * Keeps a CSS variable of the document at an element's height: with larger text bars grow, and what is fixed above them has to know.
 * @returns a `ref`, to be made once per element
 */
export const measuredAs =
  (variable: `--${string}`) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element || !('ResizeObserver' in window)) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      // It has none where it isn't shown. Setting it restyles the page, which is rarely needed.
      if (element.offsetHeight > 0 && getComputedStyle(root).getPropertyValue(variable) !== height)
        root.style.setProperty(variable, height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(variable);
    };
  };
