/** The shortest and the default lifetime. */
export const PAYMENT_LIFETIME = {
  sandbox: { minSeconds: 10, usualSeconds: 900 },
  // Staff need time to find the payment.
  upi: { minSeconds: 10, usualSeconds: 14_400 },
  // Razorpay needs 15 minutes, and a call may take a while.
  razorpay: { minSeconds: 1_200, usualSeconds: 1_500 },
  phonepe: { minSeconds: 1_200, usualSeconds: 1_500 },
} as const;
