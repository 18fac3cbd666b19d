import { CheckCircleOutlined } from '../../components/pageIcons';
import { styled } from '../../components/styled';

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.5, 1.5, 0.5, 1),
  borderRadius: 999,
  border: '1px solid',
  borderColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.surface.lift,
  '& > svg': { flexShrink: 0 },
}));

/** Says in words what a certificate lets the shop say. Jaivik Bharat's artwork isn't part of this project. */
export const OrganicMark = ({ label }: { label: string }) => (
  <Root>
    <CheckCircleOutlined fontSize="small" />
    {label}
  </Root>
);
