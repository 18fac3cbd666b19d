import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { UndoButton } from '../components/UndoButton';
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

it('offers to undo for its time, and longer while the offer is in use', () => {
  jest.useFakeTimers();
  try {
    let isOver = false;
    renderWithProviders(
      <div role="alert">
        <UndoButton label="Undo" seconds={10} onUndo={() => undefined} onOver={() => (isOver = true)} />
      </div>,
    );
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(isOver).toBe(false);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    act(() => jest.advanceTimersByTime(1_000));
    expect(isOver).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
