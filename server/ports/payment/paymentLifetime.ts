/** How long a payment can be paid, by provider: at least, and unless the settings say otherwise. */
export const PAYMENT_LIFETIME = {
  sandbox: { minSeconds: 10, usualSeconds: 900 },
  // People need longer than machines to find a payment.
  upi: { minSeconds: 10, usualSeconds: 14_400 },
  // Razorpay takes no link or QR code that ends within 15 minutes, and a call may take a while.
  razorpay: { minSeconds: 1_200, usualSeconds: 1_500 },
  phonepe: { minSeconds: 1_200, usualSeconds: 1_500 },
} as const;
