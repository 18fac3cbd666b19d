import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';

/** A router of its own, whose only page fails as told. */
const FailingPage = ({ thrown }: { thrown: unknown }) => {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: null, errorElement: <ErrorPage /> }], {
      hydrationData: { errors: { '0': thrown } },
    }),
  );
  return <RouterProvider router={router} />;
};

const meta = { component: FailingPage } satisfies Meta<typeof FailingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWentWrong: Story = { args: { thrown: new Error('Loading chunk 42 failed.') } };
