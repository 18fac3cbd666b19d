import { DOCUMENT_KINDS } from '../../../contract/invoiceConstants';
import { stateOfPin } from '../../lib/gstStates';
import { financialYearOf } from '../../lib/years';
import { boundsOfMonth, firstRetainedYear, serialOf } from './serial';

it.each([
  ['2026-03-31T18:29:59Z', 2025],
  ['2026-03-31T18:30:00Z', 2026],
  ['2026-12-31T23:00:00Z', 2026],
  ['2027-01-01T00:00:00Z', 2026],
])('%s is in the financial year that begins in %d', (at, year) => {
  expect(financialYearOf(new Date(at))).toBe(year);
});

it('a serial has at most 16 signs for each kind, up to ten million documents a year', () => {
  const serials = DOCUMENT_KINDS.map((kind) => serialOf(kind, 2099, 9_999_999));
  expect(serials.every((serial) => /^[A-Z0-9/-]{1,16}$/.test(serial))).toBe(true);
  expect(new Set(serials).size).toBe(DOCUMENT_KINDS.length);
  expect(serialOf('TAX_INVOICE', 2026, 1)).toBe('TI/26-27/00001');
});

it('bounds a month by India’s midnights', () => {
  expect(boundsOfMonth('2026-12')).toEqual({
    start: new Date('2026-11-30T18:30:00Z'),
    end: new Date('2026-12-31T18:30:00Z'),
  });
});

it('remembers a buyer for 72 months after the annual return of 31 December', () => {
  // The year 2026–27 is returned by 31 December 2027.
  expect(firstRetainedYear(new Date('2033-12-31T12:00:00Z'))).toBe(2026);
  expect(firstRetainedYear(new Date('2033-12-31T18:30:00Z'))).toBe(2027);
});

it.each([
  ['641012', '33'],
  ['678001', '32'],
  ['605001', '34'],
  ['605602', '33'],
  ['110001', '07'],
  ['799001', '16'],
  ['999999', null],
])('the PIN code %s belongs to state %s', (pin, code) => {
  expect(stateOfPin(pin)).toBe(code);
});
