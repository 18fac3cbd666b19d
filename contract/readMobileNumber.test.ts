import { readMobileNumber } from './readMobileNumber';

it.each([
  '9867252319',
  '98672 52319',
  '+91 98672 52319',
  '+91-98672-52319',
  '+91 (0) 98672 52319',
  '91 98672 52319',
  '0091 98672 52319',
  '098672 52319',
  'tel:+919867252319',
  '\u202a+91 98672\u00a052319\u202c',
  '९८६७२ ५२३१९',
])('a mobile number is read in the writing %j', (text) => expect(readMobileNumber(text)).toBe('9867252319'));

it.each([
  ['98672 523190', '98672523190'],
  ['+44 98672 52319', '+449867252319'],
  ['9198672523', '9198672523'],
  ['Valli', 'Valli'],
])('%j is not shortened into another number', (text, read) => expect(readMobileNumber(text)).toBe(read));
