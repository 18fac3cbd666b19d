import { setIn } from 'formik';
import { isSchema, ValidationError, type AnyObjectSchema } from 'yup';

/** Whether a form can't be saved while the field is empty. A form of one field needs no mark. */
export function isRequiredField(schema: unknown, name: string, values: object): boolean {
  if (!isSchema(schema)) return false;
  // What a lazy one asks for depends on the values.
  const form = (schema as AnyObjectSchema).resolve({ value: values });
  if (Object.keys(form.fields).length < 2) return false;
  try {
    form.validateSyncAt(name, setIn(values, name, undefined) as object);
    return false;
  } catch (error) {
    // A field that the schema does not know throws another one.
    return ValidationError.isError(error);
  }
}
