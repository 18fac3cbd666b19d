import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { withLeaf, type ForeignChange } from '../../lib/threeWay';
import type { AreaValues, StepValues } from './areaValues';

interface AreaChangedMeanwhileProps {
  /** It says what happened, in the server's words. */
  message: string;
  changes: readonly ForeignChange[];
  values: AreaValues;
  /** Receives the form's values as they become by taking the change. */
  onTake: (change: ForeignChange, next: AreaValues) => void;
}

/** Shows what another person changed of an area meanwhile. */
export const AreaChangedMeanwhile = ({ message, changes, values, onTake }: AreaChangedMeanwhileProps) => {
  const { t } = useTranslation('staffAreas');
  const labelOf = (path: string): string => {
    const [field = '', language] = path.split('.');
    const label = t(`fields.${field as 'name'}`);
    return language === undefined ? label : `${label}, ${LANGUAGE_NAMES[language as Language]}`;
  };
  const inWords = (path: string, theirs: unknown): string => {
    if (path === 'active') return t(theirs === true ? 'yes' : 'no');
    if (path === 'steps') return (theirs as StepValues[]).map(({ from, charge }) => `₹${from}: ₹${charge}`).join(', ');
    if (path === 'points') return t('pointCount', { count: String(theirs).split('\n').length });
    return String(theirs) || '–';
  };
  return (
    <ChangedMeanwhile
      message={message}
      changes={changes.map((change) => ({
        path: change.path,
        label: labelOf(change.path),
        theirs: inWords(change.path, change.theirs),
        clashes: change.clashes,
        onTake: () => onTake(change, withLeaf(values, change.path, change.theirs)),
      }))}
    />
  );
};
