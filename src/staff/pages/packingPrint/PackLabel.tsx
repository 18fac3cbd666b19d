import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '../../../../contract/packing';
import { formatTraceCode } from '../../../../contract/readTraceCode';
import { useFormatSize } from '../../../hooks/useFormatSize';

type Line = PackingOrder['lines'][number];

interface PackLabelProps {
  line: Line;
  trace: NonNullable<Line['traces']>[number];
}

/** Sticks to a pack: what it is, and the way to where it comes from. */
export const PackLabel = ({ line, trace }: PackLabelProps) => {
  const { t } = useTranslation('staffPacking');
  const formatSize = useFormatSize();
  const code = formatTraceCode(trace.code);
  return (
    <Box sx={{ width: 'min(94mm, 100%)', minHeight: '43mm', display: 'flex', gap: '4mm', alignItems: 'center' }}>
      <QRCodeSVG value={trace.url} level="M" title={code} style={{ width: '30mm', height: '30mm', flexShrink: 0 }} />
      <Box
        sx={{ minWidth: 0, overflowWrap: 'anywhere', '& .MuiTypography-root': { fontSize: '3.6mm', lineHeight: 1.25 } }}
      >
        <Typography sx={{ fontWeight: 600 }}>{`${line.name} · ${formatSize(line)}`}</Typography>
        <Typography>{line.secondName}</Typography>
        <Typography sx={{ marginBlockStart: '1.5mm' }}>{t('print.whereFrom')}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{code}</Typography>
      </Box>
    </Box>
  );
};
