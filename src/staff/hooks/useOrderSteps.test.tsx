import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { useOrderSteps } from './useOrderSteps';

it('gives memoized cards the same step at each render', async () => {
  const given = new Set<unknown>();
  const Board = () => {
    const [renders, setRenders] = useState(1);
    const { take } = useOrderSteps();
    useEffect(() => void given.add(take));
    return <button onClick={() => setRenders(renders + 1)}>Rendered {renders}</button>;
  };
  const { user } = renderWithProviders(<Board />, { staffUser: true });
  await user.click(screen.getByRole('button', { name: 'Rendered 1' }));
  expect(screen.getByRole('button', { name: 'Rendered 2' })).toBeVisible();
  expect(given.size).toBe(1);
});
