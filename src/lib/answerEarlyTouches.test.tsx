import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IS_ALIVE, PRESSED_EARLY } from '../../contract/constants';
import { answerEarlyTouches } from './answerEarlyTouches';

interface Choice {
  pack: string;
  inStock: boolean;
  sort: string;
  pressed: string[];
}

/** Stands for a drawn page: it says what it knows, and each of its parts comes to life by itself. */
const Page = ({ onAlive, onChoice }: { onAlive?: () => void; onChoice?: (choice: Choice) => void }) => {
  const [pack, setPack] = useState('500 g');
  const [inStock, setInStock] = useState(false);
  const [sort, setSort] = useState('popular');
  const [pressed, setPressed] = useState<string[]>([]);
  useLayoutEffect(() => {
    onAlive?.();
  }, [onAlive]);
  useLayoutEffect(() => {
    onChoice?.({ pack, inStock, sort, pressed });
  }, [onChoice, pack, inStock, sort, pressed]);
  const press = (name: string) => () => setPressed((names) => [...names, `${name} ${pack}`]);
  return (
    <>
      <button onClick={press('Add')}>Add</button>
      <button onClick={press('Other')}>Other</button>
      <button disabled>Sold out</button>
      {['500 g', '1 kg', '2 kg'].map((weight) => (
        <input
          key={weight}
          type="radio"
          name="pack"
          aria-label={weight}
          checked={weight === pack}
          onChange={() => setPack(weight)}
        />
      ))}
      <input type="checkbox" checked={inStock} onChange={({ target }) => setInStock(target.checked)} />
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="popular">Popular</option>
        <option value="name">Name</option>
      </select>
      <div data-later="">
        <button onClick={press('Later')}>Later</button>
      </div>
    </>
  );
};

/** The drawn page, not alive yet, with what the document's own script does at a press. */
const draw = () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  const cancel = jest.fn();
  root.onclick = ({ target }) => {
    if (IS_ALIVE in root) return;
    const pressed = (target as Element).closest('button');
    if (pressed) Object.assign(pressed, { [PRESSED_EARLY]: { cancel } });
  };
  const find = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing on the page is ${selector}`);
    return found;
  };
  const button = (name: string): HTMLButtonElement => {
    const found = Array.from(root.querySelectorAll('button')).find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`No button says ${name}`);
    return found;
  };
  const comeToLife = async (ready?: Promise<unknown>) => {
    const seen: Choice[] = [];
    const onChoice = (choice: Choice): number => seen.push(choice);
    let done: Promise<void> | undefined;
    const onAlive = (): void => {
      done = answerEarlyTouches(root, ready);
    };
    await act(async () => {
      hydrateRoot(root, <Page onAlive={onAlive} onChoice={onChoice} />);
    });
    return { seen, finish: () => act(async () => done), now: () => seen.at(-1) };
  };
  return { root, cancel, find, button, comeToLife };
};

const NOTHING: Choice = { pack: '500 g', inStock: false, sort: 'popular', pressed: [] };

describe('answerEarlyTouches', () => {
  it('does nothing where nothing was done', async () => {
    const { comeToLife } = draw();
    const { seen, finish } = await comeToLife();
    await finish();
    expect(seen).toEqual([NOTHING]);
  });

  it('knows what was chosen, and presses what was pressed for the choice that stood there', async () => {
    const { find, button, comeToLife } = draw();
    button('Add').click();
    find('[aria-label="1 kg"]').click();
    find('[type=checkbox]').click();
    const select = find('select');
    Object.assign(select, { value: 'name' });
    const { finish, now } = await comeToLife();
    await finish();
    expect(now()).toEqual({ pack: '1 kg', inStock: true, sort: 'name', pressed: ['Add 1 kg'] });
    expect(find('[aria-label="1 kg"]')).toBeChecked();
    expect(find('[type=checkbox]')).toBeChecked();
    expect(select).toHaveValue('name');
  });

  it('presses a button once, however often somebody did, and then no longer shows that it was heard', async () => {
    const { cancel, button, comeToLife } = draw();
    button('Other').click();
    button('Other').click();
    expect(cancel).not.toHaveBeenCalled();
    const { finish, now } = await comeToLife();
    await finish();
    expect(now()?.pressed).toEqual(['Other 500 g']);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('answers at once from then on, and once only', async () => {
    const { button, comeToLife } = draw();
    const { finish, now } = await comeToLife();
    await finish();
    await act(async () => button('Add').click());
    expect(button('Add')).not.toHaveProperty(PRESSED_EARLY);
    expect(now()?.pressed).toEqual(['Add 500 g']);
  });

  it('waits for what must have happened before', async () => {
    const { find, button, comeToLife } = draw();
    find('[aria-label="2 kg"]').click();
    button('Add').click();
    let getReady = (): void => undefined;
    const { finish, now } = await comeToLife(new Promise<void>((resolve) => (getReady = resolve)));
    expect(now()).toEqual(NOTHING);
    getReady();
    await finish();
    expect(now()).toEqual({ ...NOTHING, pack: '2 kg', pressed: ['Add 2 kg'] });
  });

  it('leaves to a part that comes to life later what was done there', async () => {
    const { root, button, comeToLife } = draw();
    button('Later').click();
    const { finish, now } = await comeToLife();
    await finish();
    expect(now()).toEqual(NOTHING);
    const later = root.querySelector<HTMLElement>('[data-later]');
    await act(async () => {
      if (later) await answerEarlyTouches(later);
    });
    expect(now()?.pressed).toEqual(['Later 500 g']);
  });
});
