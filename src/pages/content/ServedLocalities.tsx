import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { localityName } from '../../lib/localityName';

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  columns: '7.5rem auto',
  '&&': { paddingInlineStart: 0 },
  overflowWrap: 'anywhere',
  columnGap: theme.spacing(3),
  '& li': { breakInside: 'avoid', paddingBlock: 2 },
}));

/** All localities that the shop delivers to, by name. */
export const ServedLocalities = ({ store }: { store: Pick<Store, 'delivery'> }) => {
  const { i18n } = useTranslation();
  const served = store.delivery.localities
    .filter(({ serviceable }) => serviceable)
    .map((locality) => localityName(locality, i18n.language))
    .sort((one, other) => one.name.localeCompare(other.name, i18n.language));
  return (
    <List>
      {served.map(({ name, lang }) => (
        <li key={name} lang={lang}>
          {name}
        </li>
      ))}
    </List>
  );
};
