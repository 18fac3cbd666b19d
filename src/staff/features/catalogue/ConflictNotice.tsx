import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { CatalogueChoices } from '../../../../contract/staffCatalogue';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import type { ForeignChange } from '../../lib/threeWay';
import { sizeTyped, type PackValues } from './productValues';

interface ConflictNoticeProps {
  /** It says what happened, in the server's words. */
  message: string;
  /** Others changed these meanwhile. */
  changes: readonly ForeignChange[];
  /** The packs give the conflicts their names. */
  packs: readonly PackValues[];
  choices: CatalogueChoices;
  onTake: (change: ForeignChange) => void;
}

/** Another person changed the product meanwhile: what they changed is taken over, and where both did, one is chosen. */
export const ConflictNotice = ({ message, changes, packs, choices, onTake }: ConflictNoticeProps) => {
  const { t } = useTranslation('staffCatalogue');
  const formatSize = useFormatSize();

  const nameOf = (path: string): string => {
    const [first = '', second = '', third] = path.split('.');
    if (first === 'packs') {
      const pack = packs.find(({ _id }) => _id === second);
      return `${pack ? formatSize(sizeTyped(pack)) : ''}: ${t(`packFields.${third as 'mrpPaise'}`)}`;
    }
    if (first === 'nutrition' && second !== 'source') return t(`nutrients.${second as 'energyKcal'}`);
    const label = first === 'nutrition' ? t('fields.nutritionSource') : t(`fields.${first as 'name'}`);
    const language = third ?? second;
    return language in LANGUAGE_NAMES ? `${label}, ${LANGUAGE_NAMES[language as Language]}` : label;
  };

  const nameById = new Map(
    [...choices.categories, ...choices.taxClasses, ...choices.addons].map(({ _id, name }) => [_id, name]),
  );
  const shown = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) {
      const items = value as (string | { name: string })[];
      return items.map((item) => (typeof item === 'string' ? shown(item) : item.name)).join(', ') || '–';
    }
    const text = String(value);
    return text === '' ? '–' : (nameById.get(text) ?? text);
  };

  return (
    <ChangedMeanwhile
      message={message}
      changes={changes.map((change) => ({
        ...change,
        label: nameOf(change.path),
        theirs: shown(change.theirs),
        onTake: () => onTake(change),
      }))}
    />
  );
};
