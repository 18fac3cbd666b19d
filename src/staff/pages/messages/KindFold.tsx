import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaffMessages } from '../../../../contract/staffMessages';
import { StatusLabel } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { MessageTextCard } from './MessageTextCard';
import { missingIn } from '../../features/messages/missingTemplates';

const Fold = styled('details')(({ theme }) => ({
  ...theme.mixins.card,
  '& > summary': {
    minHeight: 44,
    padding: theme.spacing(1, 2),
    cursor: 'pointer',
    // Beside the marker, also where the name breaks.
    '& > span': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      gap: 8,
      alignItems: 'center',
      verticalAlign: 'middle',
      maxWidth: 'calc(100% - 24px)',
    },
    '& h3': { ...theme.typography.subtitle1, margin: 0 },
  },
}));

interface KindFoldProps {
  kind: StaffMessages['kinds'][number];
  providers: StaffMessages['providers'];
  /** Shows only languages that lack a template. */
  onlyMissing: boolean;
}

/** One message of the shop, folded: what it says in each language, and its templates. */
export const KindFold = ({ kind: { kind, texts }, providers, onlyMissing }: KindFoldProps) => {
  const { t } = useTranslation('staffMessages');
  const count = texts.reduce((sum, text) => sum + missingIn(text, providers).length, 0);
  const shown = onlyMissing ? texts.filter((text) => missingIn(text, providers).length > 0) : texts;
  return (
    <Fold>
      <summary>
        <span>
          <h3>{t(`kind.${kind}`)}</h3>
          {count > 0 && <StatusLabel tone="waiting" label={t('missingCount', { count })} />}
        </span>
      </summary>
      <Box sx={{ display: 'grid', gap: 2, p: 2, paddingBlockStart: 1, '& > *': { minWidth: 0 } }}>
        {shown.map((text) => (
          <MessageTextCard key={text.language} kind={kind} text={text} providers={providers} />
        ))}
      </Box>
    </Fold>
  );
};
