import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PackedLine } from '../../../../contract/lineChanges';
import { Amount } from '../../../components/Amount';
import { LineParts } from '../../../components/LineParts';
import { useFormatSize } from '../../../hooks/useFormatSize';

interface PackedLineRowProps {
  line: PackedLine;
  /** The name of what it is packed instead of. */
  replaces: string | undefined;
  /** It is absent if nothing can be changed. */
  onChange: (() => void) | undefined;
}

/** One line: what was ordered, what is packed, and the way to change it. */
export const PackedLineRow = ({ line, replaces, onChange }: PackedLineRowProps) => {
  const { t } = useTranslation('staffPacking');
  const formatSize = useFormatSize();
  const { name, secondName, quantity, packedQuantity, addons, parts, costPaise } = line;
  const isLess = packedQuantity < quantity;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(3rem, auto) minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'center',
        paddingBlock: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'surface.line',
      }}
    >
      <Typography variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {`${packedQuantity} ×`}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" sx={packedQuantity === 0 ? { textDecoration: 'line-through' } : {}}>
          {`${name} · ${formatSize(line)}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[secondName, ...addons.map((addon) => `+ ${addon}`)].filter(Boolean).join(' · ')}
        </Typography>
        <LineParts parts={parts} />
        {line.recalled.map(({ batchId, code, units }) => (
          <Typography key={batchId} variant="body2" sx={{ fontWeight: 700, color: 'error.main' }}>
            {`${units} × ${code}: ${t('reason.RECALLED')}`}
          </Typography>
        ))}
        {isLess && (
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {t(packedQuantity === 0 ? 'lines.leftOut' : 'lines.part', { packed: packedQuantity, ordered: quantity })}
          </Typography>
        )}
        {replaces !== undefined && (
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {t('lines.insteadOf', { name: replaces })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end' }}>
        <Amount paise={costPaise} size="small" />
        {onChange && (
          <Button
            size="small"
            onClick={onChange}
            aria-label={`${t('lines.change')}: ${name}`}
            sx={{ minHeight: 44, marginInlineEnd: -1.5 }}
          >
            {t('lines.change')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
