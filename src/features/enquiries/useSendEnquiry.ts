import { useRef } from 'react';
import type { EnquiryBody } from '../../../contract/enquiries';
import { newIdempotencyKey } from '../../lib/idempotencyKey';
import { useSendEnquiryMutation } from '../../store/api/homepageApi';

/**
 * Sends an enquiry. The same words go with the same key, so that a second click or a second try after a broken connection
 * gives the same ticket instead of another enquiry.
 */
export const useSendEnquiry = () => {
  const [sendEnquiry] = useSendEnquiryMutation();
  const attempt = useRef({ words: '', idempotencyKey: '' });

  return (body: EnquiryBody) => {
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, idempotencyKey: newIdempotencyKey() };
    return sendEnquiry({ body, idempotencyKey: attempt.current.idempotencyKey });
  };
};
