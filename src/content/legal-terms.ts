/** Figures of the legal terms; every page that names one takes it from here. */
export const legalTerms = {
  /** Years that project records are kept. */
  recordYears: 7,
  /** Business days within which a written quotation is given. */
  quotationBusinessDays: 7,
  /** Days that a quotation stays valid. */
  quotationValidDays: 30,
  /** Share of the quoted price above which a variation needs written approval. */
  variationPercent: 10,
  /** Days to pay an invoice (Net 14). */
  paymentDays: 14,
  /** Late interest, per cent per annum. */
  lateInterestPercent: 10,
  /** Months of the workmanship warranty. */
  workmanshipMonths: 12,
  /** Business days within which a complaint is answered. */
  complaintBusinessDays: 14,
  /** Statutory warranty for major defects, years (Home Building Act 1989 (NSW), section 18E). */
  statutoryMajorYears: 6,
  /** Statutory warranty for other defects, years (the same section). */
  statutoryOtherYears: 2,
  acceptedPayment: ['bank transfer', 'cheque', 'credit card'],
  /** Edition of both legal pages. */
  edition: 'January 2025',
  /** The day (YYYY-MM-DD) on which a word of either was changed last; to be set with every change. */
  changed: '2026-11-26',
} as const satisfies Readonly<Record<string, unknown>> & {
  changed: `${number}-${number}-${number}`;
};
