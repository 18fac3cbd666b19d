import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SCHEME_NAMES } from '../../../contract/producerConstants';
import type { ShownCertificate } from '../../../contract/producers';
import { styled } from '../../components/styled';
import { formatDisplayDate } from '../../lib/dates';
import { OrganicMark } from './OrganicMark';

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(0.25),
    paddingBlockEnd: theme.spacing(1.5),
    borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
    overflowWrap: 'anywhere',
  },
  '& > li > span:first-of-type': { marginBlockEnd: theme.spacing(0.5) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em', paddingBlock: 10 },
}));

/** "20 Nov 2026" of yyyy-MM-dd. */
export const dayInWords = (day: string, language: string): string => formatDisplayDate(`${day}T12:00:00Z`, language);

/** Certificates with what they cover. The mark is beside those that are valid today. */
export const Certificates = ({ certificates }: { certificates: readonly ShownCertificate[] }) => {
  const { t, i18n } = useTranslation('trace');
  return (
    <List>
      {certificates.map(({ scheme, body, number, scope, validUntil, isValid, document }) => {
        const day = dayInWords(validUntil, i18n.language);
        return (
          <li key={`${scheme} ${number}`}>
            {isValid && <OrganicMark label={`${t('certified')} · ${SCHEME_NAMES[scheme]}`} />}
            <Typography variant="subtitle2" component="p">
              {isValid ? body : `${SCHEME_NAMES[scheme]} · ${body}`}
            </Typography>
            <Typography variant="body2">{`${t('number', { number })} · ${scope}`}</Typography>
            <Typography variant="body2" color={isValid ? 'textSecondary' : 'error'}>
              {t(isValid ? 'validUntil' : 'ended', { day })}
            </Typography>
            {document !== null && (
              <a href={document} download>
                {t('open', { number })}
              </a>
            )}
          </li>
        );
      })}
    </List>
  );
};
