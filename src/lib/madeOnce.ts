/** Makes something when it is first asked for, and keeps it. For what costs a cheap phone more than its place is worth at the start, such as a number format. */
export const madeOnce = <T>(make: () => T): (() => T) => {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
};
