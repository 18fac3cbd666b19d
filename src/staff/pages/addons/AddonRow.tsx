import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffAddon } from '../../../../contract/staffAddons';
import { StatusLabel } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { formatPaise } from '../../../lib/money';
import { MoveButtons } from '../../components/MoveButtons';
import { useOwnText } from '../../hooks/useOwnText';

interface AddonRowProps extends Pick<ComponentProps<typeof MoveButtons>, 'onUp' | 'onDown'> {
  addon: StaffAddon;
  mayManage: boolean;
  onOpen: () => void;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(1, 2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
  '& .names': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .price': { minWidth: 72, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .actions': { display: 'flex', marginInlineStart: 'auto' },
}));

/** An add-on with its price and its place in the order. */
export const AddonRow = ({ addon, mayManage, onOpen, ...moves }: AddonRowProps) => {
  const { t } = useTranslation('staffCatalogue');
  const ownText = useOwnText();
  const { name, pricePaise, kind, active, productCount } = addon;
  const missing = (['ta', 'hi'] as const).filter((language) => name[language] === '').length;
  return (
    <Row>
      <div className="names">
        <Typography variant="subtitle2">{ownText(name)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`addons.kinds.${kind}`)} · {t('taxes.products', { count: productCount })}
          {missing > 0 && ` · ${t('missing.count', { count: missing })}`}
        </Typography>
      </div>
      {!active && <StatusLabel tone="stopped" label={t('addons.off')} />}
      <span className="price">{pricePaise === 0 ? t('addons.free') : formatPaise(pricePaise)}</span>
      {mayManage && (
        <div className="actions">
          <MoveButtons name={ownText(name)} {...moves} />
          <Button aria-label={t('categories.changeNamed', { name: ownText(name) })} onClick={onOpen}>
            {t('categories.change')}
          </Button>
        </div>
      )}
    </Row>
  );
};
