/**
 * What an employer tells in writing at the latest on the first day: Act of 7 October 2022, art. 4 and 5 (Partena, prato.be,
 * eubelius; checked on 23 November 2026, to be confirmed by a lawyer).
 */
export const INFORMATION_ITEMS = [
  'PARTIES',
  'PLACE',
  'FUNCTION',
  'START',
  'END',
  'PAY',
  'EXTRA_PAY',
  'PAY_FREQUENCY',
  'HOURS',
  'SCHEDULE',
  'OVERTIME',
  'LEAVE',
  'NOTICE',
  'TRAINING',
  'JOINT_COMMITTEE',
  'SOCIAL_SECURITY',
] as const
export type InformationItem = (typeof INFORMATION_ITEMS)[number]

/** What is known of a contract, as far as the list asks. */
export interface ToldFacts {
  /** Of the employer: name and enterprise number. */
  company: { name: string; numeroEntreprise: string }
  location: string | null
  nomFonction: string
  hasEnd: boolean
  endDate: string | null
  schedule: string
  commissionParitaire: string | null
}

export interface ToldItem {
  item: InformationItem
  /** Found in the contract itself; otherwise it is told by a document, or in the work rules. */
  isTold: boolean
}

/** Each item of the list, with whether the contract's own facts tell it. */
export function informationList(facts: ToldFacts): ToldItem[] {
  const told: Partial<Record<InformationItem, boolean>> = {
    PARTIES: facts.company.name.trim() !== '' && facts.company.numeroEntreprise.trim() !== '',
    PLACE: facts.location !== null,
    FUNCTION: facts.nomFonction.trim() !== '',
    START: true,
    END: !facts.hasEnd || facts.endDate !== null,
    PAY: true,
    EXTRA_PAY: true,
    HOURS: true,
    SCHEDULE: facts.schedule.trim() !== '',
    JOINT_COMMITTEE: facts.commissionParitaire !== null,
  }
  return INFORMATION_ITEMS.map((item) => ({ item, isTold: told[item] ?? false }))
}
