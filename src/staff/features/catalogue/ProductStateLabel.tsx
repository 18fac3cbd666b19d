import { useTranslation } from 'react-i18next';
import type { ProductState } from '../../../../contract/catalogueRules';
import { StatusLabel } from '../../../components/StatusLabel';

const TONES = { PUBLISHED: 'done', DRAFT: 'waiting', HIDDEN: 'stopped' } as const;

/** Published, draft or hidden. */
export const ProductStateLabel = ({ state }: { state: ProductState }) => {
  const { t } = useTranslation('staffCatalogue');
  return <StatusLabel tone={TONES[state]} label={t(`states.${state}`)} />;
};
