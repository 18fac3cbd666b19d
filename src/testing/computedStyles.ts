const NOT_RENDERED = new Set([
  'DATALIST',
  'HEAD',
  'LINK',
  'META',
  'NOFRAMES',
  'PARAM',
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'TITLE',
]);

const isRendered = (element: Element): boolean =>
  !NOT_RENDERED.has(element.tagName.toUpperCase()) &&
  !element.hasAttribute('hidden') &&
  !element.matches('input[type="hidden"], dialog:not([open])');

function inherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = (each as HTMLElement).style[property];
    if (value !== '' && value !== 'inherit') return value;
  }
  return initial;
}

/** The sheet of the toasts (notistack's, by goober) hides nothing. */
const hasSheets = (): boolean => document.styleSheets.length > (document.getElementById('_goober') ? 1 : 0);

/**
 * Makes getComputedStyle cheap where no style sheet is in the document: there, an element's own style and the browser's defaults decide whether it is
 * visible. jsdom matches each default rule and resolves every colour through all ancestors, for each of the many elements that a query by role passes.
 */
export function simplifyComputedStyles(): void {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudoElement) => {
    const own = (element as HTMLElement).style as CSSStyleDeclaration | undefined;
    if (!own || hasSheets()) return getComputedStyle(element, pseudoElement);
    const display = isRendered(element) ? own.display : 'none';
    const resolved = {
      display,
      get visibility() {
        return inherited(element, 'visibility', 'visible');
      },
      get pointerEvents() {
        return inherited(element, 'pointerEvents', 'auto');
      },
      getPropertyValue: (property: string): string =>
        property === 'display' || property === 'visibility' ? resolved[property] : own.getPropertyValue(property),
    };
    return Object.create(own, Object.getOwnPropertyDescriptors(resolved)) as CSSStyleDeclaration;
  };
}
