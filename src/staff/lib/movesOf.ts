interface Moves {
  onUp?: () => void;
  onDown?: () => void;
}

/** What moves an item of a list by one; nothing beyond its ends. @param order gets all ids in their new order */
export function movesOf(list: readonly { _id: string }[], at: number, order: (ids: string[]) => void): Moves {
  const moveTo = (place: number) => () => {
    const ids = list.map(({ _id }) => _id);
    ids.splice(place, 0, ...ids.splice(at, 1));
    order(ids);
  };
  return { ...(at > 0 && { onUp: moveTo(at - 1) }), ...(at < list.length - 1 && { onDown: moveTo(at + 1) }) };
}
