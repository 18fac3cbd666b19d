import { whenNearViewport } from './whenNearViewport';

/** jsdom has no layout: the test reports intersections. */
class Observer {
  static readonly all: Observer[] = [];
  watched: Element[] = [];
  constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {
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

const hasResolved = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false)))]);

it('resolves at once where there is no such element', async () => {
  expect(await hasResolved(whenNearViewport('elsewhere'))).toBe(true);
});

it('waits until the element nears the viewport', async () => {
  const waiting = whenNearViewport('below');
  const observer = Observer.all.at(-1);
  expect(observer?.watched).toEqual([document.getElementById('below')]);
  observer?.report([{ isIntersecting: false }]);
  expect(await hasResolved(waiting)).toBe(false);
  observer?.report([{ isIntersecting: true }]);
  expect(await hasResolved(waiting)).toBe(true);
  expect(observer?.watched).toEqual([]);
});

it.each(['pointerdown', 'keydown', 'scroll', 'click'])('resolves at a %s', async (type) => {
  const waiting = whenNearViewport('below');
  expect(await hasResolved(waiting)).toBe(false);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(await hasResolved(waiting)).toBe(true);
});
