import { buildStaffEnquiry } from '../../../testing/builders/enquiries';
import { emailReply, whatsAppReply } from './replyLinks';

it('greets the sender in their own language', () => {
  const enquiry = buildStaffEnquiry({ language: 'ta', name: 'மீனா', mobileNumber: '9876543210' });
  const url = new URL(whatsAppReply(enquiry, 'Vayal')!);
  expect(url.href).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
  expect(url.searchParams.get('text')).toContain('வணக்கம் மீனா');
});

it('quotes the message in an e-mail, whatever it contains', () => {
  const enquiry = buildStaffEnquiry({ emailId: 'meena+shop@example.com', message: 'One & two?\nThree' });
  const url = new URL(emailReply(enquiry, 'Vayal')!);
  expect(decodeURIComponent(url.pathname)).toBe('meena+shop@example.com');
  expect(url.searchParams.get('body')).toContain('> One & two?\n> Three');
  expect(url.searchParams.get('subject')).toBe('Vayal VT100001');
});

it('an enquiry has no link without a number or an address', () => {
  expect(whatsAppReply(buildStaffEnquiry({ mobileNumber: null }), 'Vayal')).toBeNull();
  expect(emailReply(buildStaffEnquiry({ emailId: null }), 'Vayal')).toBeNull();
});
