import { AppError } from '../../../lib/errors';
import { readStatement as readOn } from './statement';

const at = (iso: string) => new Date(iso);
const readStatement = (csv: string) => readOn(csv, at('2026-11-28T12:00:00+05:30'));

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

  it.each([
    ['Date,Narration,Ref No,WITHDRAWAL(DR),DEPOSIT(CR)', ',540.00', '540.00,'],
    ['Date,Narration,Ref No,Debit Amount (Dr),Credit Amount (Cr)', '0.00,540.00', '540.00,0.00'],
    ['Date,Narration,Ref No,Amount', '540.00 (Cr)', '540.00 (Dr)'],
    ['Date,Narration,Ref No,Amount (INR)', '540.00(Cr.)', '540.00(Dr.)'],
    ['Date,Narration,Ref No,Amount', 'Rs. 540.00Cr', '540.00Dr'],
    ['Date,Narration,Ref No,Withdrawals,Deposits', '0.00 (Dr),540.00 (Cr)', '540.00 (Dr),0.00 (Cr)'],
  ])('is read with Cr and Dr in headers or amounts: %s %s', (header, credit, debit) => {
    const csv = `${header}\n25/11/2026,x,412345678901,${credit}\n25/11/2026,x,412345678902,${debit}`;
    expect(readStatement(csv)).toMatchObject({
      lines: [{ reference: '412345678901', amountPaise: 54_000 }],
      debits: 1,
      problems: [],
    });
  });

  it.each(['74,50', '1.234,50'])('names a decimal comma instead of reading %s as a hundred times as much', (amount) => {
    expect(readStatement(`Credit;Narration;Date\n${amount};UPI/412345678901;25/11/2026`)).toMatchObject({
      lines: [],
      problems: [{ line: 2, problem: { key: 'money.badAmount' } }],
    });
  });

  it.each([
    'UPI/919876543210@ybl/412345678901/Meena',
    'UPI-412345678901-MEENA-919876543210-2@ybl',
    'UPI-MEENA-412345678901-919876543210.1@ybl',
  ])('has the reference, not the phone of the UPI address: %s', (text) => {
    expect(readStatement(`Credit,Narration,Date\n1,${text},25/11/2026`)).toMatchObject({
      lines: [{ reference: '412345678901' }],
    });
  });

  it.each(['25/11/2036', '25/11/1926', '25/11/25', '30-Nov-2027'])('names a date more than a year away: %s', (date) => {
    const csv = `Credit,Narration,Date\n1,UPI/412345678901,${date}\n1,UPI/412345678902,25/11/26`;
    expect(readStatement(csv)).toMatchObject({
      lines: [{ reference: '412345678902' }],
      problems: [{ line: 2, problem: { key: 'money.farDate', params: { text: date } } }],
    });
  });

  it.each([
    ['to the end', '1,UPI/412345678902,25/11/2026'],
    ['to the next one', '1,"UPI/412345678902",25/11/2026\n1,UPI/412345678903,25/11/2026'],
  ])('names the row of a quotation mark that is open %s', (_where, rest) => {
    const csv = `Credit,Narration,Date\n1,"UPI\nover two lines/412345678900",25/11/2026\n1,"UPI/412345678901,25/11/2026\n${rest}`;
    const read = (): unknown => {
      try {
        return readStatement(csv);
      } catch (error) {
        return error instanceof AppError && error.messages;
      }
    };
    expect(read()).toEqual([{ key: 'money.openQuote', params: { row: 4 } }]);
  });

  it.each(['', 'hello', 'a,b,c\n1,2,3', 'Date,Debit,Narration\n25/11/2026,1,x'])('is not %j', (csv) => {
    expect(() => readStatement(csv)).toThrow('money.noTable');
  });
});
