import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DownloadOutlined } from '../../../components/lazyIcons';
import { CopyButton } from '../../components/CopyButton';

const FILE_NAME = 'recovery-codes.txt';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Recovery codes, shown this once: each replaces the phone once. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { t } = useTranslation('staffLogin');
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack spacing={2.5}>
      <Typography color="textSecondary">{t('recoveryCodesIntro')}</Typography>
      <Box
        component="ol"
        aria-label={t('recoveryCodes')}
        sx={{
          display: 'grid',
          gridTemplateColumns: { mobile: '1fr', tablet: '1fr 1fr' },
          gap: 1,
          margin: 0,
          padding: 2,
          paddingInlineStart: 5,
          border: '1px solid',
          borderColor: 'surface.line',
          borderRadius: 1,
          typography: 'subtitle2',
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: '0.04em',
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <CopyButton text={text} />
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
          variant="outlined"
          startIcon={<DownloadOutlined />}
        >
          {t('download')}
        </Button>
      </Stack>
      <Button variant="contained" size="large" onClick={onDone}>
        {t('codesStored')}
      </Button>
    </Stack>
  );
};
