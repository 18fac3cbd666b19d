import { useRef } from 'react';
import type { EnquiryBody } from '../../../contract/enquiries';
import { newIdempotencyKey } from '../../lib/idempotencyKey';
import { useSendEnquiryMutation } from '../../store/api/homepageApi';

/** Reuses the idempotency key for an unchanged message, so that retries get the same ticket. */
export const useSendEnquiry = () => {
  const [sendEnquiry] = useSendEnquiryMutation();
  const attempt = useRef({ content: '', idempotencyKey: '' });

  return (body: EnquiryBody) => {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, idempotencyKey: newIdempotencyKey() };
    return sendEnquiry({ body, idempotencyKey: attempt.current.idempotencyKey });
  };
};
