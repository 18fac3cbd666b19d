import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PRE_HYDRATION_EVENTS, IS_HYDRATED, HYDRATION_ROOTS } from '../../contract/inlineScripts';
import { replayPreHydrationEvents } from './replayPreHydrationEvents';
import { yieldToMain } from './yieldToMain';

interface Choice {
  pack: string;
  inStock: boolean;
  sort: string;
  pressed: string[];
}

/** A server-rendered page that reports its state and has a section that hydrates later. */
const Page = ({ onHydrated, onChoice }: { onHydrated?: () => void; onChoice?: (choice: Choice) => void }) => {
  const [pack, setPack] = useState('500 g');
  const [inStock, setInStock] = useState(false);
  const [sort, setSort] = useState('popular');
  const [pressed, setPressed] = useState<string[]>([]);
  useLayoutEffect(() => {
    onHydrated?.();
  }, [onHydrated]);
  useLayoutEffect(() => {
    onChoice?.({ pack, inStock, sort, pressed });
  }, [onChoice, pack, inStock, sort, pressed]);
  const press = (name: string) => () => setPressed((names) => [...names, `${name} ${pack}`]);
  return (
    <>
      <button onClick={press('Add')}>Add</button>
      <button onClick={press('Other')}>Other</button>
      <button data-opens="location" onClick={press('Location')}>
        Location
      </button>
      <button data-opens="login" onClick={press('Login')}>
        Login
      </button>
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
      <div data-hydration-root="">
        <button onClick={press('Later')}>Later</button>
      </div>
    </>
  );
};

/** The page before hydration, with the document's inline recorder. */
const renderServerPage = () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  const cancel = jest.fn();
  // As the recorder in server/pages does.
  const record = ({ type, target }: Event): void => {
    if (!(target instanceof Element)) return;
    const control = target as HTMLInputElement;
    const hydrationRoot = target.closest<Element & { [IS_HYDRATED]?: boolean; [PRE_HYDRATION_EVENTS]?: object[] }>(
      HYDRATION_ROOTS,
    );
    const isPress = type === 'click';
    if (!hydrationRoot || hydrationRoot[IS_HYDRATED] || (isPress && control.tagName !== 'BUTTON')) return;
    const events = (hydrationRoot[PRE_HYDRATION_EVENTS] ??= []);
    if (!isPress) events.push({ control, checked: control.checked, value: control.value });
    else if (!events.some((event) => 'feedback' in event && 'control' in event && event.control === control))
      events.push({ control, feedback: { cancel } });
  };
  root.addEventListener('click', record);
  root.addEventListener('change', record);
  const find = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing on the page is ${selector}`);
    return found;
  };
  const button = (name: string): HTMLButtonElement => {
    const found = Array.from(root.querySelectorAll('button')).find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`No button is called ${name}`);
    return found;
  };
  const choose = (value: string): void => {
    const select = find('select');
    Object.assign(select, { value });
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const hydrate = async (ready?: Promise<unknown>) => {
    const seen: Choice[] = [];
    const onChoice = (choice: Choice): number => seen.push(choice);
    let done: Promise<void> | undefined;
    const onHydrated = (): void => {
      done = replayPreHydrationEvents(root, ready);
    };
    await act(async () => {
      hydrateRoot(root, <Page onHydrated={onHydrated} onChoice={onChoice} />);
    });
    return { seen, finish: () => act(async () => done), now: () => seen.at(-1) };
  };
  return { root, cancel, find, button, choose, hydrate };
};

const NOTHING: Choice = { pack: '500 g', inStock: false, sort: 'popular', pressed: [] };

describe('replayPreHydrationEvents', () => {
  // This page is always idle.
  beforeEach(() => Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) }));
  afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('does nothing without recorded events', async () => {
    const { hydrate } = renderServerPage();
    const { seen, finish } = await hydrate();
    await finish();
    expect(seen).toEqual([NOTHING]);
  });

  it('replays clicks and changes in their order', async () => {
    const { find, button, choose, hydrate } = renderServerPage();
    button('Other').click();
    find('[aria-label="1 kg"]').click();
    button('Add').click();
    find('[aria-label="2 kg"]').click();
    find('[type=checkbox]').click();
    choose('name');
    const { finish, now } = await hydrate();
    await finish();
    expect(now()).toEqual({ pack: '2 kg', inStock: true, sort: 'name', pressed: ['Other 500 g', 'Add 1 kg'] });
    expect(find('[aria-label="2 kg"]')).toBeChecked();
    expect(find('[type=checkbox]')).toBeChecked();
    expect(find('select')).toHaveValue('name');
  });

  it('takes over field values that the browser restored', async () => {
    const { find, hydrate } = renderServerPage();
    Object.assign(find('[aria-label="1 kg"]'), { checked: true });
    Object.assign(find('[type=checkbox]'), { checked: true });
    Object.assign(find('select'), { value: 'name' });
    const { finish, now } = await hydrate();
    await finish();
    expect(now()).toEqual({ pack: '1 kg', inStock: true, sort: 'name', pressed: [] });
  });

  it('lets a later action on the same control win', async () => {
    const { find, button, hydrate } = renderServerPage();
    button('Add').click();
    find('[aria-label="1 kg"]').click();
    button('Other').click();
    let getReady = (): void => undefined;
    const { finish, now } = await hydrate(new Promise<void>((resolve) => (getReady = resolve)));
    await act(async () => button('Add').click());
    await act(async () => find('[aria-label="2 kg"]').click());
    getReady();
    await finish();
    expect(now()).toEqual({ ...NOTHING, pack: '2 kg', pressed: ['Add 500 g', 'Other 2 kg'] });
  });

  it('opens only the last panel', async () => {
    const { button, hydrate } = renderServerPage();
    button('Location').click();
    button('Login').click();
    const { finish, now } = await hydrate();
    await finish();
    expect(now()?.pressed).toEqual(['Login 500 g']);
  });

  it('clicks a button once, however often it was clicked, and ends its feedback animation', async () => {
    const { cancel, button, hydrate } = renderServerPage();
    button('Other').click();
    button('Other').click();
    expect(cancel).not.toHaveBeenCalled();
    const { finish, now } = await hydrate();
    await finish();
    expect(now()?.pressed).toEqual(['Other 500 g']);
    expect(cancel).toHaveBeenCalled();
  });

  it('handles later clicks at once, and only once', async () => {
    const { button, hydrate } = renderServerPage();
    const { finish, now } = await hydrate();
    await finish();
    await act(async () => button('Add').click());
    expect(now()?.pressed).toEqual(['Add 500 g']);
  });

  it('waits until the page is ready', async () => {
    const { find, button, hydrate } = renderServerPage();
    find('[aria-label="2 kg"]').click();
    button('Add').click();
    let getReady = (): void => undefined;
    const { finish, now } = await hydrate(new Promise<void>((resolve) => (getReady = resolve)));
    // Long enough to replay, if it didn't wait.
    await act(async () => {
      await yieldToMain();
      await yieldToMain();
    });
    expect(now()).toEqual(NOTHING);
    getReady();
    await finish();
    expect(now()).toEqual({ ...NOTHING, pack: '2 kg', pressed: ['Add 2 kg'] });
  });

  it('leaves the events of a section that hydrates later to that section', async () => {
    const { root, button, hydrate } = renderServerPage();
    button('Later').click();
    const { finish, now } = await hydrate();
    await finish();
    expect(now()).toEqual(NOTHING);
    const later = root.querySelector<HTMLElement>('[data-hydration-root]');
    await act(async () => {
      if (later) await replayPreHydrationEvents(later);
    });
    expect(now()?.pressed).toEqual(['Later 500 g']);
  });
});
