import { ErrorOutlined } from './lazyIcons';

/** A field's error, with its sign: the helper text of a text field. */
export const FieldProblem = ({ text }: { text: string }) => (
  <>
    <ErrorOutlined /> {text}
  </>
);
