import { readPosition, writePosition } from './position';

it.each(['10:20:10,14', '10:10:'])('reads what it wrote: %s', (snapshot) => {
  const position = { snapshot, atMs: 1_795_640_000_000 };
  expect(readPosition(writePosition(position))).toEqual(position);
});

it.each(['', 'x', '10:20:10,14', '20:10:@1', '0:1:@1', '10:20:30@1', '10:20:12,11@1', `${'1'.repeat(19)}:2:@1`])(
  'rejects what is no position: %s',
  (id) => expect(readPosition(id)).toBeNull(),
);
