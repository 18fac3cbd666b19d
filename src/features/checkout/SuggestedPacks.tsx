import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { SuggestedPack } from '../../../contract/orders';
import { PackCards } from '../../components/PackCards';
import { styled } from '../../components/styled';
import { useFormatSize } from '../../hooks/useFormatSize';

const BelowBar = styled(PackCards)(({ theme }) => ({
  marginTop: 12,
  // Up to the panel's edge, where cards are cut off to show that the row scrolls.
  [theme.breakpoints.down('tablet')]: { marginInlineEnd: -12, paddingInlineEnd: 12 },
}));

interface SuggestedPacksProps {
  packs: readonly SuggestedPack[];
  onAdd: (pack: SuggestedPack['pack']) => void;
}

/** Packs that close the gap to the minimum order or to free delivery. */
export const SuggestedPacks = ({ packs, onAdd }: SuggestedPacksProps) => {
  const { t } = useTranslation(['checkout', 'catalogue']);
  const formatSize = useFormatSize();
  if (packs.length === 0) return null;
  return (
    <BelowBar
      label={t('topUp.suggestions')}
      packs={packs}
      renderAction={({ name, pack }) => (
        <Button
          variant="outlined"
          aria-label={t('catalogue:addToCart', {
            what: t('catalogue:packName', { name, weight: formatSize(pack) }),
          })}
          onClick={() => onAdd(pack)}
        >
          {t('catalogue:add')}
        </Button>
      )}
    />
  );
};
