import { waitFor } from '@testing-library/react';
import { keepFocus, type FocusKeeper } from './keepFocus';

let keeper: FocusKeeper | undefined;
afterEach(() => keeper?.stop());

/** A page with its parts. */
const render = (html: string) => {
  document.body.innerHTML = `<main tabindex="-1"><h1>Rounds</h1>${html}</main><button id="aside">Menu</button>`;
  const main = document.querySelector('main')!;
  keeper = keepFocus(main);
  return main;
};
const part = (id: string) => document.getElementById(id) as HTMLButtonElement;
const press = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
/** Mutations are reported in a microtask. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const ROWS = '<ul><li id="one"><button id="a">A</button></li><li id="two"><button id="b">B</button></li></ul>';

it('moves on to what follows a removed row, and from the last one to the heading', async () => {
  const main = render(ROWS);
  part('a').focus();
  part('one').remove();
  await waitFor(() => expect(part('b')).toHaveFocus());
  part('two').remove();
  await waitFor(() => expect(main.querySelector('h1')).toHaveFocus());
});

it('moves to what replaces the focused control', async () => {
  render(ROWS);
  part('a').focus();
  part('one').innerHTML = '<button id="c">C</button>';
  await waitFor(() => expect(part('c')).toHaveFocus());
});

it('returns to a control that a call has disabled, and moves on from one that stays so', async () => {
  render(ROWS);
  // As browsers do with a disabled control.
  const disable = (button: HTMLButtonElement) => {
    button.blur();
    button.disabled = true;
  };
  part('a').focus();
  disable(part('a'));
  await settle();
  expect(document.body).toHaveFocus();
  part('a').disabled = false;
  await waitFor(() => expect(part('a')).toHaveFocus());
  disable(part('a'));
  await waitFor(() => expect(part('b')).toHaveFocus());
});

it('returns into the page when a toast or a dialog has gone, also where its opener went first', async () => {
  render(ROWS);
  part('a').focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" aria-modal="true"><button id="yes">Yes</button></div>',
  );
  part('yes').focus();
  part('one').remove();
  await settle();
  expect(part('yes')).toHaveFocus();
  part('dialog').remove();
  await waitFor(() => expect(part('b')).toHaveFocus());
});

it('leaves the focus alone after a click beside the controls, and on another page', async () => {
  const main = render(ROWS);
  part('a').focus();
  press(main.querySelector('h1')!);
  part('a').blur();
  part('one').remove();
  await settle();
  expect(document.body).toHaveFocus();
  part('b').focus();
  keeper?.forget();
  part('two').remove();
  await settle();
  expect(document.body).toHaveFocus();
});

it('gives a finger no text field, whose keyboard would cover the page', async () => {
  render(`<div id="row"><button id="add">Add</button></div><input id="note" /><button id="next">Next</button>`);
  press(part('add'));
  part('add').focus();
  part('row').remove();
  await waitFor(() => expect(part('next')).toHaveFocus());
});
