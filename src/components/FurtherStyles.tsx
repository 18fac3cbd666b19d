import { useLayoutEffect, useRef } from 'react';

/**
 * A place on the page where the server may put styles: those that nothing above it wears. So the first screen is not held up by the
 * styles of what nobody sees yet. In the browser it is empty, and stays what the server has made of it.
 */
export const FurtherStyles = () => {
  const ref = useRef<HTMLStyleElement>(null);
  useLayoutEffect(() => {
    const style = ref.current;
    // Other pages wear these styles, too, and they were written for good.
    return () => {
      if (style?.textContent) document.body.append(style.cloneNode(true));
    };
  }, []);
  return <style data-further="" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
};
