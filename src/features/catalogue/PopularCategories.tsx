import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../components/SectionHeading';
import { CategoryTiles } from './CategoryTiles';

/** Links for an empty result. */
export const PopularCategories = () => {
  const { t } = useTranslation('search');
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('popularCategories')} />
      <CategoryTiles />
    </Box>
  );
};
