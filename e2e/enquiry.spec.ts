import { waitForHydration } from './support/browser';
import { expect, test } from './support/test';

test('keeps a grievance that could not be sent, sends it again and gets one ticket number', async ({
  page,
  context,
}) => {
  await page.goto('/support');
  await waitForHydration(page);
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: /^A grievance/ }).check();
  await form.getByRole('textbox', { name: 'Name' }).fill('Meena');
  await form.getByRole('textbox', { name: 'Email Id' }).fill('meena@example.com');
  await form.getByRole('textbox', { name: 'Your message' }).fill('The pack came torn. <b>Twice.</b>');

  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'What you wrote is still here.' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Your message' })).toHaveValue('The pack came torn. <b>Twice.</b>');

  await context.setOffline(false);
  const responding = page.waitForResponse(/\/homepage\/enquiry$/);
  await form.getByRole('button', { name: 'Send' }).dblclick();
  const { data } = (await (await responding).json()) as { data: { ticketNumber: string; resolveBy: string } };
  await expect(form.getByRole('heading', { name: `ticket ${data.ticketNumber}` })).toBeFocused();
  await expect(form.getByText(/^The grievance officer decides by/)).toBeVisible();
});
