import { fillIn } from './fillIn';

it('takes facts as they are, whatever they contain', () => {
  expect(fillIn('Hello {name}, {name}!', { name: "$& {shop} $'" })).toBe("Hello $& {shop} $', $& {shop} $'!");
});

it('leaves no gap for an empty name', () => {
  expect(fillIn('Hello {name}, welcome', { name: '' })).toBe('Hello, welcome');
});
