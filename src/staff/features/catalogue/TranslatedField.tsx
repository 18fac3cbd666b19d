import type { ComponentProps } from 'react';
import { TranslatedField as AnyTranslatedField } from '../../components/TranslatedField';
import { useCatalogueErrors } from './useCatalogueErrors';

/** One text of the catalogue in three languages. */
export const TranslatedField = (props: Omit<ComponentProps<typeof AnyTranslatedField>, 'translate'>) => (
  <AnyTranslatedField {...props} translate={useCatalogueErrors()} />
);
