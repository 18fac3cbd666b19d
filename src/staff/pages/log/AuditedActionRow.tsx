import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditedAction } from '../../../../contract/staffAudit';
import { styled } from '../../../components/styled';
import { formatDateTime } from '../../../lib/dates';
import { csvImportPath } from '../../lib/staffPaths';
import { changedFacts } from './changedFacts';
import { useAuditTexts } from './useAuditTexts';

const Row = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0, 1.5) },
  '& .action': theme.typography.subtitle2,
  '& .who, & time': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& time': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& dl': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    gap: theme.spacing(0.25, 2),
    margin: theme.spacing(1, 0, 0),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 700 },
}));

const Subject = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.subtitle2,
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})) as typeof ButtonBase;

interface AuditedActionRowProps {
  audited: AuditedAction;
  /** Searches for all actions on the same. */
  onSubject: (subject: string) => void;
}

/** One action: what, on what, by whom, when, and what it changed. A file leads to its page, where it can be undone. */
export const AuditedActionRow = ({ audited, onSubject }: AuditedActionRowProps) => {
  const { t, i18n } = useTranslation('staffLog');
  const { actionName, subjectName, fieldName, valueOf } = useAuditTexts();
  const facts = changedFacts(audited);
  return (
    <Row>
      <div className="head">
        <span className="action">{actionName(audited.action)}</span>
        {audited.subject === 'csvFile' ? (
          <Subject component={Link} to={csvImportPath(audited.subjectId)}>
            {subjectName(audited.subject, audited.subjectId)}
          </Subject>
        ) : (
          <Subject
            onClick={() => onSubject((audited.subject === 'order' ? audited.subjectLabel : null) ?? audited.subjectId)}
          >
            {audited.subjectLabel ?? subjectName(audited.subject, audited.subjectId)}
          </Subject>
        )}
        <span className="who">{audited.staffId === null ? t('commandLine') : audited.staffName}</span>
        <time dateTime={audited.at}>{formatDateTime(audited.at, i18n.language)}</time>
      </div>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ field, before, after }) => (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{fieldName(field)}</dt>
              <dd>
                {before !== undefined && <del>{valueOf(field, before)}</del>}
                {before !== undefined && after !== undefined && ' → '}
                {after !== undefined && <ins>{valueOf(field, after)}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Row>
  );
};
