import { contentsOf, hasVariablePay, isPartTime, weeklyHours } from '#modules/compute/pure'
import { isFixedTerm, OPEN_ENDED_KINDS } from './contract_kinds.ts'
import {
  PACKAGE_SWITCHES,
  TEMPLATE_CONDITIONS,
  type TemplateCondition,
} from './template_conditions.ts'
import type { TemplateSources } from './template_facts.ts'

/** Which conditions hold; where a contract or a package is not known, none about it does. */
export type TemplateConditions = Readonly<Record<TemplateCondition, boolean>>

/** What holds of whom and what a document is written about. */
export function templateConditions(sources: TemplateSources): TemplateConditions {
  const holding = new Set<TemplateCondition>([...ofContract(sources), ...ofPackage(sources)])
  const all = TEMPLATE_CONDITIONS.map((condition) => [condition, holding.has(condition)])
  return Object.fromEntries(all) as TemplateConditions
}

function ofContract({ contract, package: pack }: TemplateSources): TemplateCondition[] {
  if (!contract) return []
  const { kind, endDate, isVariableSchedule, reason, schedule, workDescription, clausePay } =
    contract
  const partTime = kind === 'PART_TIME' || (!!pack && isPartTime(weeklyHours(pack.package)))
  // Where the law wants it in the contract, a text asks for it rather than leave it to the work rules.
  const hasSchedule = !!schedule?.trim() || partTime || kind === 'STUDENT'
  const conditions: [TemplateCondition, boolean][] = [
    ['contract.isOpenEnded', OPEN_ENDED_KINDS.includes(kind) && !endDate],
    ['contract.isFixedTerm', isFixedTerm(contract)],
    ['contract.isDefinedWork', kind === 'DEFINED_WORK'],
    ['contract.isReplacement', kind === 'REPLACEMENT'],
    ['contract.isStudent', kind === 'STUDENT'],
    ['contract.isAmendment', kind === 'AMENDMENT'],
    ['contract.isFullTime', !partTime],
    ['contract.isPartTime', partTime],
    ['contract.hasSchedule', hasSchedule],
    ['contract.hasNoSchedule', !hasSchedule],
    ['contract.isFixedSchedule', isVariableSchedule === false],
    ['contract.isVariableSchedule', isVariableSchedule === true],
    ['contract.hasEndDate', !!endDate],
    ['contract.hasNoEndDate', !endDate],
    ['contract.hasReason', !!reason?.trim()],
    ['contract.hasWorkDescription', !!workDescription?.trim()],
    ['contract.isUpToLowerThreshold', clausePay === 'UP_TO_LOWER'],
    ['contract.isBetweenThresholds', clausePay === 'BETWEEN'],
  ]
  return conditions.filter(([, holds]) => holds).map(([condition]) => condition)
}

function ofPackage({ package: pack }: TemplateSources): TemplateCondition[] {
  if (!pack) return []
  const fields = pack.package
  const { employmentType } = fields.computeModelConfig
  const conditions: [TemplateCondition, boolean][] = [
    ['package.isEmploye', employmentType === 'EMPLOYE'],
    ['package.isOuvrier', employmentType === 'OUVRIER'],
    ['package.hasVariable', hasVariablePay(fields)],
    ['package.hasAvantages', contentsOf('avantages', fields, pack.compute).length > 0],
    ...PACKAGE_SWITCHES.map((name): [TemplateCondition, boolean] => [
      `package.${name}`,
      fields[name] === true,
    ]),
  ]
  return conditions.filter(([, holds]) => holds).map(([condition]) => condition)
}
