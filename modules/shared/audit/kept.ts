/**
 * How long the audit log is kept. Contractual claims end after ten years in Belgium (art. 2262bis of the old Civil Code),
 * company documents after seven to ten; `drop_months` refuses less.
 */
export const AUDIT_KEPT_YEARS = 10
