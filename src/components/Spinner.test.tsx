import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/renderWithProviders';

// The build leaves Material UI's own out: a button without ours would break.
it.each([
  ['button', <Button loading>Save</Button>],
  ['icon button', <IconButton loading>+</IconButton>],
])('the spinner is shown in a loading %s', (_name, button) => {
  renderWithProviders(button);
  expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
});
