import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TitledSection } from '../../components/TitledSection';

interface RowListProps<Item> {
  title: string;
  /** It replaces a list without entries. */
  empty: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
}

/** A titled list of things to do, each a row that wraps on phones. */
export const RowList = <Item,>({ title, empty, items, keyOf, render }: RowListProps<Item>) => (
  <TitledSection title={title}>
    {items.length === 0 ? (
      <Typography color="textSecondary">{empty}</Typography>
    ) : (
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={keyOf(item)}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 1,
              paddingInline: 2,
              paddingBlock: 1.25,
              '& + &': { borderTop: '1px solid', borderColor: 'surface.line' },
              '& > div:first-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
            }}
          >
            {render(item)}
          </Box>
        ))}
      </Card>
    )}
  </TitledSection>
);
