import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { renderStory } from '../../testing/renderStory';
import * as stories from './TracePage.stories';

const { Known, Recalled, WithoutProducer, EndedCertificate, AsksForCode, UnknownCode, TooMany } =
  composeStories(stories);

describe('the page of a pack', () => {
  it('says who grew it, when, and what proves that', async () => {
    renderStory(Known);
    expect(await screen.findByRole('heading', { level: 1, name: 'Foxtail Millet (Thinai) rice, 500 g' })).toBeVisible();
    expect(screen.getByText('02 Sep 2026 to 16 Sep 2026')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Sathyamangalam hills, Erode, about \d+ km from / })).toBeVisible();
    expect(screen.getByText('Certified organic · NPOP')).toBeVisible();
    expect(screen.getByRole('link', { name: 'More about Hill Farmers’ Group' })).toHaveAttribute(
      'href',
      '/producers/hill-farmers-group',
    );
    expect(screen.getByRole('link', { name: 'Laboratory report as a PDF' })).toHaveAttribute('download');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says first that it is recalled, why, and what to do', async () => {
    renderStory(Recalled);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This pack is recalled');
    expect(alert).toHaveTextContent('Small stones were found in it.');
    expect(alert).toHaveTextContent('Please don’t eat it.');
    expect(screen.queryByText('Not recalled')).not.toBeInTheDocument();
  });

  it('says what it does not know', async () => {
    renderStory(WithoutProducer);
    expect(await screen.findByText('The shop has not named the producer of this batch.')).toBeVisible();
    expect(screen.queryByText('Harvested')).not.toBeInTheDocument();
  });

  it('has no mark beside a certificate that has ended', async () => {
    renderStory(EndedCertificate);
    expect(await screen.findByText(/^Ended on/)).toBeVisible();
    expect(screen.queryByText(/Certified organic/)).not.toBeInTheDocument();
  });

  it('reads a code as it is typed, and names what is no code', async () => {
    const { user, router } = renderStory(AsksForCode);
    const code = await screen.findByLabelText('Code on the pack');
    await user.type(code, 'abcd efgh');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText(/^A code has 12 letters/)).toBeVisible();
    await user.type(code, ' jklm');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Batch TH-2611', { exact: false })).toBeVisible();
    expect(router.state.location.pathname).toBe('/trace/ABCD-EFGH-JKLM');
  });

  it.each([
    ['of an unknown code', UnknownCode, /^We know no pack with this code/],
    ['after too many', TooMany, /^Too many codes were tried/],
  ])('asks again %s', async (_when, Story, message) => {
    renderStory(Story);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Code on the pack')).toBeVisible();
  });
});
