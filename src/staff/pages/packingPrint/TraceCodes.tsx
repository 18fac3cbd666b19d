import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import type { PackingOrder } from '../../../../contract/packing';
import { formatTraceCode } from '../../../../contract/readTraceCode';

const QR_PX = 56;

/** Leads from each batch of a line to its page. Nothing where the batches are not known. */
export const TraceCodes = ({ traces = [] }: Pick<PackingOrder['lines'][number], 'traces'>) =>
  traces.length > 0 && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 0.5 }}>
      {traces.map(({ code, url }) => (
        <Box key={code} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, breakInside: 'avoid' }}>
          <QRCodeSVG value={url} size={QR_PX} level="L" title={formatTraceCode(code)} style={{ flexShrink: 0 }} />
          <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatTraceCode(code)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
