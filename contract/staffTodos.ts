import { Type, type Static } from 'typebox';

export const TodoCount = Type.Object({ openCount: Type.Integer({ minimum: 0 }) });
export type TodoCount = Static<typeof TodoCount>;

export const ComplaintTodos = Type.Object({
  ...TodoCount.properties,
  toSendCount: Type.Integer({ minimum: 0 }),
});
export type ComplaintTodos = Static<typeof ComplaintTodos>;
