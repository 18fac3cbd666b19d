import { useEffect } from 'react';

const withoutCount = (title: string): string => title.replace(/^\(\d+\) /, '');

/** Puts `(n)` before the tab's title, whichever page sets it. */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    const write = (): void => {
      const bare = withoutCount(document.title);
      const title = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withoutCount(document.title);
    };
  }, [count]);
};
