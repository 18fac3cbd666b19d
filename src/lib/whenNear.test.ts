import { whenNear } from './whenNear';

/** jsdom lays nothing out: the test says what comes near. */
class Observer {
  static readonly all: Observer[] = [];
  watched: Element[] = [];
  constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.watched = [];
  }
}

const original = window.IntersectionObserver;
beforeEach(() => {
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  document.body.innerHTML = '<div id="below"></div>';
});
afterEach(() => {
  window.IntersectionObserver = original;
  document.body.innerHTML = '';
});

const hasCome = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false)))]);

it('does not wait for what is not in the page', async () => {
  expect(await hasCome(whenNear('elsewhere'))).toBe(true);
});

it('waits until the element is near', async () => {
  const waiting = whenNear('below');
  const observer = Observer.all.at(-1);
  expect(observer?.watched).toEqual([document.getElementById('below')]);
  observer?.tell([{ isIntersecting: false }]);
  expect(await hasCome(waiting)).toBe(false);
  observer?.tell([{ isIntersecting: true }]);
  expect(await hasCome(waiting)).toBe(true);
  expect(observer?.watched).toEqual([]);
});

it.each(['pointerdown', 'keydown', 'scroll', 'click'])('does not wait beyond a %s', async (touch) => {
  const waiting = whenNear('below');
  expect(await hasCome(waiting)).toBe(false);
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  expect(await hasCome(waiting)).toBe(true);
});
