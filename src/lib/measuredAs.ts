/**
 * Keeps a CSS variable of the document at an element's height: with larger text bars grow, and what is beside or below them has to know. It is not
 * set while the height is 0.
 * @param heightOf in CSS pixels
 * @returns a `ref`, to be made once per element
 */
export const measuredAs =
  (variable: `--${string}`, heightOf = ({ offsetHeight }: HTMLElement): number => offsetHeight) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element || !('ResizeObserver' in window)) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = heightOf(element);
      if (height === 0) root.style.removeProperty(variable);
      // Setting it restyles the page, which is rarely needed.
      else if (getComputedStyle(root).getPropertyValue(variable) !== `${height}px`)
        root.style.setProperty(variable, `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(variable);
    };
  };
