export const isOrderOf = (rows: readonly { id: string }[], ids: readonly string[]): boolean =>
  rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
