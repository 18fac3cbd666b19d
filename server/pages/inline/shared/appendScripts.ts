/** Runs them in their order. */
export const appendScripts = (paths: readonly string[], onFailed: (script: HTMLScriptElement) => void): void => {
  for (const src of paths) {
    const script = document.createElement('script');
    const onerror = (): void => onFailed(script);
    document.body.append(
      Object.assign(script, {
        src,
        async: false,
        onerror,
      }),
    );
  }
};
