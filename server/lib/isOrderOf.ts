/** Whether ids name all these rows and nothing else, each once: what a changed order of display has to be. */
export const isOrderOf = (rows: readonly { id: string }[], ids: readonly string[]): boolean =>
  rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
