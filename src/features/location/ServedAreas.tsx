import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { AreaMap } from '../../components/AreaMap';
import { styled } from '../../components/styled';
import { areaAt } from '../../lib/geo';
import { localityName } from '../../lib/localityName';

const SHOWN = 8;

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(1.5),
  '& button': { ...theme.mixins.pill, font: 'inherit' },
}));

interface ServedAreasProps {
  store: Pick<Store, 'delivery' | 'charges'>;
  /** Without it, no locality is offered: the area is drawn alone, and only on phones. */
  onChoose: ((point: LatLng) => void) | undefined;
}

/** From tablets on the dialog is as high as its content, which names the area already. */
const onPhones = { display: { tablet: 'none' } };

/**
 * The delivery area as a picture, and some localities from all its parts, so that visitors see at once whether the shop
 * comes to them.
 */
export const ServedAreas = ({ store, onChoose }: ServedAreasProps) => {
  const { t, i18n } = useTranslation('location');
  const titleId = useId();
  const served = store.delivery.localities.filter(({ location }) => areaAt(store, location));
  if (served.length === 0) return null;
  const every = Math.ceil(served.length / SHOWN);
  const offered = onChoose ? served.filter((_, index) => index % every === 0) : served;
  return (
    <Box component="section" aria-labelledby={titleId} sx={onChoose ? {} : onPhones}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {t(onChoose ? 'chooseArea' : 'area')}
      </Typography>
      {onChoose && (
        <List>
          {offered.map((locality) => {
            const { name, lang } = localityName(locality, i18n.language);
            return (
              <li key={locality.name}>
                <button type="button" lang={lang} onClick={() => onChoose(locality.location)}>
                  {name}
                </button>
              </li>
            );
          })}
        </List>
      )}
      {onChoose && (
        <Typography variant="subtitle2" component="h3" sx={[{ marginBlockStart: 3 }, onPhones]}>
          {t('area')}
        </Typography>
      )}
      <Box sx={[{ marginBlockStart: 1.5 }, onPhones]}>
        {/* It names what can be chosen above it. */}
        <AreaMap
          store={{ ...store, delivery: { ...store.delivery, localities: offered } }}
          isLow={!onChoose}
          {...(onChoose && { label: t('area') })}
        />
      </Box>
    </Box>
  );
};
