import Paper, { type PaperProps } from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { useFormatSize } from '../../hooks/useFormatSize';
import { nutritionSize } from '../../lib/nutritionSize';

const Label = styled(Paper)<PaperProps & { component: 'section' }>(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  '& > h2': { ...theme.typography.h2, margin: 0, paddingBlockEnd: theme.spacing(0.5), borderBlockEnd: '8px solid' },
  '& table': {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { textAlign: 'start', paddingBlock: theme.spacing(0.75), fontWeight: 700 },
  '& tr': { borderTop: '1px solid' },
  '& :is(th, td)': { paddingBlock: theme.spacing(0.75) },
  '& th': { textAlign: 'start', fontWeight: 600 },
  '& td': { textAlign: 'end' },
  '& tr:first-of-type': {
    fontSize: theme.typography.h4.fontSize,
    borderTop: '4px solid',
    '& > *': { fontWeight: 700 },
  },
  '& .part': { paddingInlineStart: 16, fontWeight: 400 },
  '& p': { margin: 0 },
  '& .source': { ...theme.typography.caption, borderTop: '4px solid', paddingBlockStart: theme.spacing(1) },
  '& .unknown': { paddingBlockStart: theme.spacing(1.5), fontWeight: 600 },
  '& .why': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** It looks as printed on a pack. Unknown values are shown as unknown, never guessed. */
export const NutritionPanel = ({ nutrition, packs }: Pick<ProductDetail, 'nutrition' | 'packs'>) => {
  const { t } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  return (
    <Label component="section" variant="label" aria-labelledby="nutrition">
      <h2 id="nutrition">{t('nutrition.title')}</h2>
      {nutrition ? (
        <>
          <table>
            <caption>{t('nutrition.per', { size: formatSize(nutritionSize(packs)) })}</caption>
            <tbody>
              {nutrition.rows?.map(({ name, amount, isPart }) => (
                <tr key={name}>
                  <th scope="row" className={isPart ? 'part' : undefined}>
                    {name}
                  </th>
                  <td>{amount ?? t('nutrition.unknown')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="source">{t('nutrition.source', { source: nutrition.source })}</p>
        </>
      ) : (
        <>
          <p className="unknown">{t('nutrition.notMeasured')}</p>
          <p className="why">{t('nutrition.notMeasuredText')}</p>
        </>
      )}
    </Label>
  );
};
