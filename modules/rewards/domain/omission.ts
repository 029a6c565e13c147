/**
 * Why a person is left out of a publication:
 *
 * - `NO_EMAIL`: no address that the link could go to
 * - `NO_CONTRACT`: no contract, and so no package, on the day of the statement
 * - `STARTS_LATER`: the contract begins after that day
 * - `ENDED`: the contract was over by then
 * - `LAW_REFUSES`: the law of that day refuses the package
 * - `LAW_UNKNOWN`: it needs figures of the law that are not known here
 * - `TEXT_INCOMPLETE`: the text speaks of what is not known of this person
 */
export const OMISSION_REASONS = [
  'NO_EMAIL',
  'NO_CONTRACT',
  'STARTS_LATER',
  'ENDED',
  'LAW_REFUSES',
  'LAW_UNKNOWN',
  'TEXT_INCOMPLETE',
] as const
export type OmissionReason = (typeof OMISSION_REASONS)[number]

/** A person who is left out, and what the sentence about it names. */
export interface Omission {
  reason: OmissionReason
  details: {
    /** `YYYY-MM-DD`, of a contract that begins later or is over. */
    day?: string
    /** Lines of the answer that are not known. */
    lines?: string[]
    /** What of the package is refused: as the engine says it. */
    error?: { code: string; path: string; params?: Readonly<Record<string, string | number>> }
    /** Variables of the text that nothing is known for. */
    variables?: string[]
  }
}
