import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ShareProduct } from './ShareProduct';

const LINK = 'http://localhost/product/detail?slug=foxtail-millet-thinai';

/** A phone's sharing sheet, which desktop browsers mostly lack. */
const withSharingSheet = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const press = async (copies: () => Promise<void> = () => Promise.resolve()) => {
  const { user } = renderWithProviders(<ShareProduct name="Foxtail Millet" slug="foxtail-millet-thinai" />);
  const copying = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copies);
  await user.click(screen.getByRole('button', { name: 'Share Foxtail Millet' }));
  return copying;
};

it('opens the sharing sheet with name and link, and stays quiet when it is closed again', async () => {
  const shared: ShareData[] = [];
  withSharingSheet((data) => {
    shared.push(data);
    return Promise.reject(new DOMException('closed', 'AbortError'));
  });
  const copying = await press();
  expect(shared).toEqual([{ title: 'Foxtail Millet', url: LINK }]);
  expect(copying).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('copies the link where there is no sheet', async () => {
  const copying = await press();
  expect(await screen.findByText('The link is copied')).toBeVisible();
  expect(copying).toHaveBeenCalledWith(LINK);
});

it('copies the link where the sheet does not open', async () => {
  withSharingSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const copying = await press();
  await waitFor(() => expect(copying).toHaveBeenCalledWith(LINK));
});

it('shows the link where it cannot be copied either', async () => {
  await press(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await screen.findByText(`Here is the link: ${LINK}`)).toBeVisible();
});
