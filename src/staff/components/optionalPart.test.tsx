import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { optionalPart } from './optionalPart';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('leaves the page as it is where the code of a part is missing', async () => {
  const load = jest.fn().mockRejectedValue(new Error('Loading chunk 12 failed.'));
  const Part = optionalPart(load);
  render(
    <>
      <p>Board</p>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Board')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});
