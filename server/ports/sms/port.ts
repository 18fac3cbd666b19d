/** Sends login codes to mobile phones. */
export interface SmsPort {
  /**
   * Sends a code; resolves once the provider has accepted it, with a timeout of its own.
   * @throws Error when it was not accepted; nothing of number or code may stand in its message
   */
  sendCode(message: CodeMessage): Promise<void>;
}

export interface CodeMessage {
  /** Ten digits, the country code +91 left out. */
  mobileNumber: string;
  code: string;
  /** The shop's host name: a browser fills the code in only on the site that the message names (WebOTP). */
  host: string;
}
