export interface SmsPort {
  /**
   * Resolves once the provider has accepted the message; sets its own timeout.
   * @throws Error otherwise; its message contains neither number nor code
   */
  sendCode(message: CodeMessage): Promise<void>;
}

export interface CodeMessage {
  /** Ten digits without country code. */
  mobileNumber: string;
  code: string;
  /** Host name that WebOTP binds the code to. */
  host: string;
}
