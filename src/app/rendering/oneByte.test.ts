import { oneByteHtml, oneByteJson } from './oneByte';

test('HTML has the numbers of what is beyond Latin-1, and everything else as it was', () => {
  expect(oneByteHtml('<p title="é">₹75 தி 😀</p>')).toBe('<p title="é">&#8377;75 &#2980;&#3007; &#128512;</p>');
});

const value = { name: 'தினை & é', price: '₹75', '😀': ['</script>', '<!--', '\u2028', '\\u0041', '\ud800'] };

test('JSON is read as what was written, and ends no script', () => {
  const json = oneByteJson(value);
  expect(JSON.parse(json)).toEqual(value);
  expect(json).not.toMatch(/[<\u0100-\uffff]/);
});
