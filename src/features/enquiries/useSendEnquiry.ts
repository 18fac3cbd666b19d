import { useRef } from 'react';
import type { EnquiryBody } from '../../../contract/enquiries';
import { newIdempotencyKey } from '../../lib/idempotencyKey';
import { useSendEnquiryMutation } from '../../store/api/homepageApi';

/** Reuses the idempotency key for an unchanged message, so that retries get the same ticket. */
export const useSendEnquiry = () => {
  const [sendEnquiry] = useSendEnquiryMutation();
  const attempt = useRef({ words: '', idempotencyKey: '' });

  return (body: EnquiryBody) => {
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, idempotencyKey: newIdempotencyKey() };
    return sendEnquiry({ body, idempotencyKey: attempt.current.idempotencyKey });
  };
};
