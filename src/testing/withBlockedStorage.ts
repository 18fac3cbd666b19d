const NAMES = ['localStorage', 'sessionStorage'] as const;

/** Runs a test as in a browser that blocks storage: there the getters of `window` throw. */
export const withBlockedStorage = async (test: () => void | Promise<void>): Promise<void> => {
  const originals = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)!] as const);
  const get = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of NAMES) Object.defineProperty(window, name, { get, configurable: true });
  try {
    await test();
  } finally {
    for (const [name, original] of originals) Object.defineProperty(window, name, original);
  }
};
