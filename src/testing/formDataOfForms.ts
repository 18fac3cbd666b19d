const isIgnored = (field: HTMLInputElement): boolean =>
  field.name === '' || field.disabled || (['checkbox', 'radio'].includes(field.type) && !field.checked);

/**
 * jsdom's tests use Node's FormData, which msw needs and which can't read forms. React reads each submitted form, so
 * this one can.
 */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of Array.from(form?.elements ?? []) as HTMLInputElement[]) {
      if (!isIgnored(field)) this.append(field.name, field.value);
    }
  }
}

globalThis.FormData = FormDataOfForms;
