/** A price in rupees with Indian digit groups: ₹1,25,000. */
export const rupees = (amount: number): string =>
  // Intl would first load its data: 40 ms on a phone, for a comma.
  `₹${String(amount).replace(/\d(?=(\d\d)*\d{3}$)/g, "$&,")}`;
