import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { formatPaise } from '../../lib/money';

const Root = styled('dl')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  '& dt': theme.typography.subtitle2,
  '& dd': { ...theme.typography.body2, margin: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary },
}));

/** Lists what each delivery area costs, by name; nothing if there is one. */
export const AreaCharges = ({ areas }: Pick<Store['delivery'], 'areas'>) => {
  const { t } = useTranslation('content');
  if (!areas) return null;
  return (
    <Root>
      {areas.map(({ _id, name, charges }) => (
        <div key={_id}>
          <dt>{name}</dt>
          <dd>
            {t(charges.freeDeliveryFromPaise === null ? 'areaNeverFree' : 'areaCharges', {
              charge: formatPaise(charges.deliveryChargePaise),
              freeFrom: formatPaise(charges.freeDeliveryFromPaise ?? 0),
              minimum: formatPaise(charges.minimumOrderPaise),
            })}
          </dd>
        </div>
      ))}
    </Root>
  );
};
