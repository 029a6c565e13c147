import { INFORMATION_ITEMS, type InformationItem } from '#modules/contracts/index'
import type { Block, TemplateVariable } from '#modules/templates/index'

/**
 * The variables by which a document tells an item of the Act of 7 October 2022. Without any it is for the writer of the
 * text to tell it, or for the work rules.
 */
const VARIABLES: Partial<Record<InformationItem, readonly TemplateVariable[]>> = {
  PARTIES: ['company.name', 'worker.lastName'],
  PLACE: ['contract.contractLocation'],
  FUNCTION: ['package.nomFonction'],
  START: ['contract.startDate'],
  END: ['contract.endDate'],
  PAY: ['package.salaireBrut'],
  HOURS: ['contract.workRegime', 'package.regime'],
  SCHEDULE: ['contract.schedule'],
  NOTICE: ['contract.noticeWords'],
  JOINT_COMMITTEE: ['package.commissionParitaire'],
}

/** Each item, and where it is told: in a document whose text has one of its variables, in the work rules, or nowhere. */
export function informationList(
  documents: readonly { body: readonly Block[] | null }[],
  inWorkRules: readonly string[]
): { item: InformationItem; in: 'DOCUMENTS' | 'WORK_RULES' | null }[] {
  const runs = documents.flatMap(({ body }) => (body ?? []).flatMap(({ lines }) => lines.flat()))
  const used = new Set(runs.map(({ variable }) => variable))
  return INFORMATION_ITEMS.map((item) => {
    if (VARIABLES[item]?.some((variable) => used.has(variable))) return { item, in: 'DOCUMENTS' }
    return { item, in: inWorkRules.includes(item) ? 'WORK_RULES' : null }
  })
}
