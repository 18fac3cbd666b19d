import { LANGUAGES } from '../../../contract/constants';
import { whatsAppLink } from './whatsAppText';

const about = { name: 'Meena', orderNumber: 'VY100001', status: 'CONFIRMED', shop: 'Vayal' } as const;

it('writes to the customer’s number with name, order and state', () => {
  const url = new URL(whatsAppLink('9876543210', 'en', about));
  expect(url.pathname).toBe('/919876543210');
  expect(url.searchParams.get('text')).toBe('Hello Meena, this is Vayal about your order VY100001. It is confirmed.');
});

it.each(LANGUAGES)('the text has no gaps without a name, in %s', (language) => {
  const text = new URL(whatsAppLink('9876543210', language, { ...about, name: null })).searchParams.get('text') ?? '';
  expect(text).toContain('VY100001');
  expect(text).not.toMatch(/\{| ,|\s{2}/);
});
