export const spacedNumber = (mobileNumber: string): string => `${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`;
