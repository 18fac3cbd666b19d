import { readStatement } from './statement';

const at = (iso: string) => new Date(iso);

describe('a bank statement', () => {
  it('is read whatever the order of its columns and the lines above', () => {
    const csv = `Vayal green foods,,,
Account,XX1234,,
,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
25/11/26,UPI-MEENA-9876543210@ybl-VY100001,0000412345678901,25/11/26,,"1,234.50","9,999.00"
25/11/26,UPI-RAVI-VY100002,412345678902,25/11/26,,340.00,"9,999.00"
25/11/26,NEFT-VALLI,00041234567890,25/11/26,,50.00,1
25/11/26,ATM,1,25/11/26,500.00,,1
,,,,,,
Statement summary,,,,,,
`;
    expect(readStatement(csv)).toEqual({
      debits: 1,
      lines: [
        {
          // Padded to sixteen digits, as some banks do.
          line: 5,
          reference: '412345678901',
          amountPaise: 123_450,
          paidAt: at('2026-11-25T12:00:00+05:30'),
          text: 'UPI-MEENA-9876543210@ybl-VY100001',
        },
        {
          line: 6,
          reference: '412345678902',
          amountPaise: 34_000,
          paidAt: at('2026-11-25T12:00:00+05:30'),
          text: 'UPI-RAVI-VY100002',
        },
      ],
      problems: [{ line: 7, problem: { key: 'money.noReference' } }],
    });
  });

  it.each([
    ['Amount;Type;Date;Details\n340.00;CR;25-Nov-2026;UPI/412345678901/Meena', '2026-11-25T12:00:00+05:30'],
    ['Txn Date\tDescription\tRef No\tCredit\n2026-11-25 18:05\tUPI\t412345678901\t340', '2026-11-25T18:05:00+05:30'],
    [
      '\uFEFF"UTR","Credit Amount","Transaction Date","Remarks"\r\n"412345678901","₹340.00","25.11.2026","x"',
      '2026-11-25T12:00:00+05:30',
    ],
  ])('is read with other separators and forms of dates: %j', (csv, paidAt) => {
    expect(readStatement(csv)).toMatchObject({
      problems: [],
      lines: [{ reference: '412345678901', amountPaise: 34_000, paidAt: at(paidAt) }],
    });
  });

  it.each([
    ['12.345,UPI/412345678901,25/11/2026', 'money.badAmount'],
    ['abc,UPI/412345678901,25/11/2026', 'money.badAmount'],
    ['1,UPI/412345678901,31/11/2026', 'money.badDate'],
    ['1,UPI/412345678901 and 512345678901,25/11/2026', 'money.noReference'],
    ['1,UPI/41234567890A,25/11/2026', 'money.noReference'],
  ])('names a line that it can’t read: %s', (line, key) => {
    expect(readStatement(`Credit,Narration,Date\n${line}\n1,UPI/612345678901,25/11/2026`)).toMatchObject({
      lines: [{ reference: '612345678901' }],
      problems: [{ line: 2, problem: { key } }],
    });
  });

  it.each(['', 'hello', 'a,b,c\n1,2,3', 'Date,Debit,Narration\n25/11/2026,1,x'])('is not %j', (csv) => {
    expect(() => readStatement(csv)).toThrow('money.noTable');
  });
});
