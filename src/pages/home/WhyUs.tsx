import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BelowFoldSection } from '../../components/BelowFoldSection';
import { SectionHeading } from '../../components/SectionHeading';
import { SmallDrawing } from '../../components/SmallDrawing';
import { styled } from '../../components/styled';
import { useGetStoreQuery } from '../../store/api/homepageApi';

const Reasons = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  borderBlock: '1px solid',
  borderColor: theme.vars.palette.surface.line,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(3), paddingBlock: theme.spacing(3) },
  // A drawing's ground, a disc, has air at both sides.
  '& > li > :first-of-type': { marginInline: -24 },
  '& > li + li': { borderBlockStart: '1px solid', borderColor: theme.vars.palette.surface.line },
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > li': { alignItems: 'start', paddingBlock: theme.spacing(4), paddingInline: theme.spacing(4) },
    '& > li:first-of-type': { paddingInlineStart: 0 },
    '& > li + li': { borderBlockStart: 0, borderInlineStart: `1px solid ${theme.vars.palette.surface.line}` },
  },
}));

export const WhyUs = () => {
  const { t } = useTranslation('home');
  const { data: store } = useGetStoreQuery(undefined);

  const reasons = [
    { drawing: 'cleanGrain', title: t('whyUs.grain.title'), text: t('whyUs.grain.text') },
    { drawing: 'honestPrice', title: t('whyUs.price.title'), text: t('whyUs.price.text') },
    { drawing: 'toYourHome', title: t('whyUs.home.title'), text: store?.delivery.promise },
  ] as const;
  return (
    <BelowFoldSection aria-labelledby="why-us">
      <SectionHeading id="why-us" title={t('whyUs.title')} />
      <Reasons>
        {reasons.map(({ drawing, title, text }) => (
          <li key={title}>
            <SmallDrawing name={drawing} width={152} />
            <div>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 0.75 }}>
                {text}
              </Typography>
            </div>
          </li>
        ))}
      </Reasons>
    </BelowFoldSection>
  );
};
