import type { Block, TemplateVariable } from '#modules/templates/index'

/**
 * What an employer tells in writing at the latest on the first day, with the variables that tell it in a document. Act of
 * 7 October 2022, art. 4 and 5 (Partena, prato.be, eubelius; checked on 23 November 2026, to be confirmed by a lawyer).
 * Without variables it is for whoever writes the text to tell it, or for the work rules.
 */
export const INFORMATION_LIST = {
  PARTIES: ['company.name', 'worker.lastName'],
  PLACE: ['contract.contractLocation'],
  FUNCTION: ['package.nomFonction'],
  START: ['contract.startDate'],
  END: ['contract.endDate'],
  PAY: ['package.salaireBrut'],
  SCHEDULE: ['contract.schedule'],
  OVERTIME: [],
  LEAVE: [],
  NOTICE: ['contract.noticeWords'],
  TRAINING: [],
  JOINT_COMMITTEE: ['package.commissionParitaire'],
  SOCIAL_SECURITY: [],
} as const satisfies Record<string, readonly TemplateVariable[]>

export type InformationItem = keyof typeof INFORMATION_LIST
export const INFORMATION_ITEMS = Object.keys(INFORMATION_LIST) as [
  InformationItem,
  ...InformationItem[],
]

/** Each item, and where it is told: in a document whose text has one of its variables, in the work rules, or nowhere. */
export function informationList(
  documents: readonly { body: readonly Block[] | null }[],
  inWorkRules: readonly string[]
): { item: InformationItem; in: 'DOCUMENTS' | 'WORK_RULES' | null }[] {
  const runs = documents.flatMap(({ body }) => (body ?? []).flatMap(({ lines }) => lines.flat()))
  const used = new Set(runs.map(({ variable }) => variable))
  return INFORMATION_ITEMS.map((item) => {
    const variables: readonly TemplateVariable[] = INFORMATION_LIST[item]
    if (variables.some((variable) => used.has(variable))) return { item, in: 'DOCUMENTS' }
    return { item, in: inWorkRules.includes(item) ? 'WORK_RULES' : null }
  })
}
