import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Locality } from '../../../../contract/homepage';
import type { StaffArea } from '../../../../contract/staffAreas';
import { StatusLabel } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { isInsideArea } from '../../../lib/geo';
import { formatPaise } from '../../../lib/money';
import { MoveButtons } from '../../components/MoveButtons';
import { useOwnText } from '../../hooks/useOwnText';
import { areaPath } from '../../lib/staffPaths';

interface AreaRowProps {
  area: StaffArea;
  /** Whose charges count without an address. */
  isFirst: boolean;
  localities: readonly Locality[];
  isBusy: boolean;
  /** The first row leaves it out. */
  onUp?: () => void;
  /** The last row leaves it out. */
  onDown?: () => void;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(1, 2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
  '& .facts': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
}));

/** An area with its charges, and its place where areas overlap. */
export const AreaRow = ({ area, isFirst, localities, isBusy, onUp, onDown }: AreaRowProps) => {
  const { t } = useTranslation('staffAreas');
  const ownText = useOwnText();
  const { deliverySteps, minimumOrderPaise, corners, windowCount } = area;
  const name = ownText(area.name);
  const charges = deliverySteps.map(({ fromPaise, chargePaise }, at) => {
    const charge = chargePaise === 0 ? t('free') : formatPaise(chargePaise);
    return at === 0 ? charge : t('stepInWords', { from: formatPaise(fromPaise), charge });
  });
  const inside = localities.filter(({ location }) => isInsideArea(location, corners));
  return (
    <Row>
      <div className="facts">
        <Typography variant="subtitle2">{name}</Typography>
        <Typography variant="body2">{charges.join(', ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            t('minimumInWords', { minimum: formatPaise(minimumOrderPaise) }),
            t('localitiesInside', { count: inside.length, total: localities.length }),
            ...(windowCount > 0 ? [t('ownTimes', { count: windowCount })] : []),
          ].join(' · ')}
        </Typography>
      </div>
      {!area.active && <StatusLabel tone="stopped" label={t('inactive')} />}
      {isFirst && <StatusLabel tone="done" label={t('first')} />}
      <Box sx={{ display: 'flex' }}>
        <MoveButtons name={name} onUp={isBusy ? undefined : onUp} onDown={isBusy ? undefined : onDown} />
        <Button component={Link} to={areaPath(area._id)} aria-label={t('changeNamed', { name })}>
          {t('change')}
        </Button>
      </Box>
    </Row>
  );
};
