import { scriptJson } from './scriptJson';

test('parses back to the same value and never closes a script element', () => {
  const value = { name: 'தினை & é', price: '₹75', '😀': ['</script>', '<!--', '\u2028', '\\u0041', '\ud800'] };
  const json = scriptJson(value);
  expect(JSON.parse(json)).toEqual(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
});
