import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GridViewOutlined, Search } from '../../components/icons';
import { ProductPicture } from '../../components/ProductPicture';
import { SecondName } from '../../components/SecondName';
import { formatPaise } from '../../lib/money';
import type { Suggestion } from './useSuggestions';

const Row = ({ picture, title, text, end }: Record<'picture' | 'title' | 'text' | 'end', ReactNode>) => (
  <>
    <Box aria-hidden sx={{ width: 44, flexShrink: 0, borderRadius: 1, overflow: 'hidden', textAlign: 'center' }}>
      {picture}
    </Box>
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block', lineHeight: 1.3 }}>
        {title}
      </Typography>{' '}
      {text && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.3 }}>
          {text}
        </Typography>
      )}
    </Box>{' '}
    {end && (
      <Typography component="span" variant="body2" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
        {end}
      </Typography>
    )}
  </>
);

/** A product with its price, a category, or the link to all results. */
export const SuggestionRow = ({ suggestion }: { suggestion: Suggestion }) => {
  const { t } = useTranslation('search');
  if (suggestion.kind === 'category') {
    const picture = <GridViewOutlined color="primary" />;
    return <Row picture={picture} title={suggestion.category.name} text={t('category')} end={null} />;
  }
  if (suggestion.kind === 'all') {
    const title = t('seeAll', { query: suggestion.query });
    return <Row picture={<Search color="primary" />} title={title} text={null} end={null} />;
  }
  const { name, secondName, category, fromPaise, picture } = suggestion.product;
  return (
    <Row
      picture={<ProductPicture picture={picture} alt="" sizes="44px" />}
      title={name}
      text={secondName ? <SecondName name={secondName} /> : category.name}
      end={t('from', { price: formatPaise(fromPaise) })}
    />
  );
};
