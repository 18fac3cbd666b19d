import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { FurtherStyles } from './FurtherStyles';

test('what the server has put there stays, also when the part of the page goes', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<style data-further="">.css-1{color:red}</style>';
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(page, <FurtherStyles />);
  });
  expect(page.querySelector('style')).toHaveTextContent('.css-1{color:red}');
  act(() => root?.unmount());
  expect(page).toBeEmptyDOMElement();
  expect(document.body.lastElementChild).toHaveTextContent('.css-1{color:red}');
  page.remove();
});
