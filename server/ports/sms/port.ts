export interface SmsPort {
  /**
   * Resolves once the provider accepts; sets its own timeout.
   * @throws Error that contains neither number nor code
   */
  sendCode(message: CodeMessage): Promise<void>;
}

export interface CodeMessage {
  /** Ten digits, no country code. */
  mobileNumber: string;
  code: string;
  /** WebOTP binds the code to this host name. */
  host: string;
}
