import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { styled } from '../../../components/styled';

const Root = styled('section')(({ theme }) => ({ ...theme.mixins.card, padding: 16, minWidth: 0 }));

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of an order's page. */
export const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Root>
  );
};
