import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { GRID_REASONS, MAX_BATCH_CODE, MAX_STOCK_NOTE, type GridReason } from '../../../../contract/stockConstants';
import { styled } from '../../../components/styled';
import type { GridDraft, Movement } from './gridTypes';
import { bestBeforeOf } from './stockMovement';

interface ReasonSelectProps {
  label: string;
  /** null where reasons differ. */
  value: GridReason | null;
  onChange: (reason: GridReason) => void;
}

const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& label': {
    ...theme.typography.caption,
    display: 'grid',
    flex: '1 1 130px',
    color: theme.vars.palette.text.secondary,
  },
}));

const control = {
  boxSizing: 'border-box',
  minHeight: 44,
  minWidth: 0,
  fontSize: '1rem',
  borderRadius: 6,
} as const;

const Field = styled('input')(({ theme }) => ({
  ...theme.typography.body2,
  ...control,
  width: '100%',
  padding: theme.spacing(0, 1),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.surface.line}`,
}));

const Select = styled('select')(({ theme }) => ({
  ...theme.typography.body2,
  ...control,
  padding: theme.spacing(0, 1),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.surface.line}`,
}));

export const ReasonSelect = ({ label, value, onChange }: ReasonSelectProps) => {
  const { t } = useTranslation('staffStock');
  return (
    <Select aria-label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value as GridReason)}>
      {value === null && <option value="">{t('reasonsDiffer')}</option>}
      {GRID_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {t(`reason.${reason}`)}
        </option>
      ))}
    </Select>
  );
};

interface MovementFieldsProps {
  draft: GridDraft;
  movement: Movement;
  onChange: (change: Partial<Movement>) => void;
}

/** Asks for what a reason requires: a note for a correction, the label of a received batch. */
export const MovementFields = ({ draft, movement, onChange }: MovementFieldsProps) => {
  const { t } = useTranslation('staffStock');
  const { reason, note, code, packedOn, nearCode, isTooOld = false } = movement;
  if (reason === 'CORRECTION')
    return (
      <Fields>
        <label>
          {t('error.why')}
          <Field value={note} maxLength={MAX_STOCK_NOTE} onChange={({ target }) => onChange({ note: target.value })} />
        </label>
      </Fields>
    );
  if (reason !== 'RECEIVED') return null;
  return (
    <Fields>
      <label>
        {t('receive.code')}
        <Field
          value={code}
          maxLength={MAX_BATCH_CODE}
          autoCapitalize="characters"
          onChange={({ target }) => onChange({ code: target.value })}
        />
      </label>
      <label>
        {t('receive.packedOn')}
        <Field type="date" value={packedOn} onChange={({ target }) => onChange({ packedOn: target.value })} />
      </label>
      <label>
        {t('receive.bestBefore')}
        <Field
          type="date"
          value={bestBeforeOf(draft, movement)}
          onChange={({ target }) => onChange({ bestBefore: target.value })}
        />
      </label>
      {isTooOld && (
        <Button variant="outlined" onClick={() => onChange({ writesOff: true })}>
          {t('receive.writeOff')}
        </Button>
      )}
      {nearCode !== undefined && (
        <>
          <Button variant="outlined" onClick={() => onChange({ code: nearCode })}>
            {t('receive.isNear', { code: nearCode })}
          </Button>
          <Button variant="outlined" onClick={() => onChange({ isNewBatch: true })}>
            {t('receive.isNew')}
          </Button>
        </>
      )}
    </Fields>
  );
};
