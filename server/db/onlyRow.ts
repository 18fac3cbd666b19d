/** Of a query that always returns a row. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the database returned no row');
  return row;
}
