import { toCsv } from './csv';

it('writes rows that a spreadsheet reads as UTF-8', () => {
  expect(
    toCsv([
      ['தினை', 12.5, null],
      ['a "b", c', '', 0],
    ]),
  ).toBe('\uFEFFதினை,12.5,\r\n"a ""b"", c",,0\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'turns the formula %j into text, and leaves numbers alone',
  (formula) => {
    expect(toCsv([[formula, -1]])).toBe(`\uFEFF'${formula},-1\r\n`);
  },
);

it('quotes a formula with a comma', () => {
  expect(toCsv([['=HYPERLINK("x",1)']])).toBe('\uFEFF"\'=HYPERLINK(""x"",1)"\r\n');
});
