import { Type } from 'typebox';
import { Nullable } from '../../contract/http';
import { compileSerializer } from './serialization';

const schema = Type.Object({
  at: Nullable(Type.String({ format: 'date-time' })),
  list: Nullable(Type.Array(Type.Object({ _id: Type.String(), left: Type.Integer() }))),
  code: Nullable(Type.Enum(['GONE', 'SHORT'])),
  either: Type.Union([Type.Object({ code: Nullable(Type.Enum(['A', 'B'])) }), Type.Object({ text: Type.String() })]),
});
const serialize = compileSerializer({ schema, method: 'GET', url: '/' });

describe('a response', () => {
  it.each([
    { at: '2026-11-28T10:00:00.000Z', list: [{ _id: 'a', left: 2 }], code: 'GONE', either: { code: 'B' } },
    { at: null, list: null, code: null, either: { code: null } },
    { at: null, list: [], code: 'SHORT', either: { text: 'any' } },
  ])('keeps values and nulls of nullable parts: %j', (value) => expect(JSON.parse(serialize(value))).toEqual(value));

  it('leaves out what its schema does not name', () => {
    const value = { at: null, list: [{ _id: 'a', left: 2, capacity: 9 }], code: null, either: { text: 'any' } };
    expect(JSON.parse(serialize(value))).toMatchObject({ list: [{ _id: 'a', left: 2 }] });
    expect(serialize(value)).not.toContain('capacity');
  });
});
