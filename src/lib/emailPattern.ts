/** What looks like an e-mail address (specification §5); whether it exists, only a message to it can tell. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
