import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderStory } from '../testing/renderStory';
import { renderWithProviders } from '../testing/renderWithProviders';
import { PromptDialog } from './PromptDialog';
import * as stories from './PromptDialog.stories';

const { Plain } = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });

it('takes focus, so that it is read out, and traps it', async () => {
  const { user } = renderStory(Plain);
  expect(screen.getByRole('dialog', { name: 'May we ask where you are?' })).toHaveFocus();
  await user.tab();
  expect(button('Not now')).toHaveFocus();
  await user.tab();
  expect(button('Yes')).toHaveFocus();
  await user.tab();
  expect(button('Not now')).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('Yes')).toHaveFocus();
});

describe('dismissing', () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <PromptDialog title="Well?" actions={<button>Yes</button>} onClose={() => setOpen(false)} />}
      </>
    );
  };
  const openDialog = async () => {
    const view = renderWithProviders(<Page />);
    await view.user.click(button('Open'));
    expect(screen.getByRole('dialog')).toHaveFocus();
    return view;
  };
  const expectClosed = () => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Open')).toHaveFocus();
  };

  it('by Escape returns focus', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    expectClosed();
  });

  it('by a click on the backdrop returns focus', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('dialog').previousElementSibling!);
    expectClosed();
  });
});
