import type { i18n as I18n } from 'i18next';
import { addLazyNamespaces } from './addLazyNamespaces';

/** Loads a component together with the lazy namespaces that it uses, in the form that `lazy` needs. */
export const withLazyNamespaces = async <Component>(
  i18n: I18n,
  load: () => Promise<Component>,
): Promise<{ default: Component }> => {
  const [component] = await Promise.all([load(), addLazyNamespaces(i18n)]);
  return { default: component };
};
