/**
 * What a slow phone shows while it reads the page: the shop's name in the middle of its paper. A browser pauses for a frame as soon as the body begins
 * (record 19), and without this the frame is empty. It ends by itself, scripts or not, with the root element's coming; to readers of
 * screens it says nothing (`/ ""`). A browser that lacks `:has()` or such words leaves it out.
 */
export const FIRST_SIGHT =
  'body:not(:has(>#root))::before{content:attr(data-shop) / "";position:fixed;inset:0;display:grid;place-content:center;' +
  'font:600 2rem var(--heading-font);color:var(--vayal-palette-primary-main);}';
