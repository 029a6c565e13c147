import i18nManager from '@adonisjs/i18n/services/main'
import { errorText, FIRST_DAY, LAST_DAY, validate } from '#modules/compute/pure'
import {
  contractProblems,
  explainContract,
  explainPast,
  pastProblems,
  type ContractContent,
  type KnownContract,
} from '#modules/contracts/index'
import type { PackageInput } from '#modules/packages/index'
import { formatDate } from '#modules/shared/documents/format'
import { today } from '#modules/shared/values/days'
import { situationProblems, type KnownPerson } from '#modules/team/index'
import type { ReadRow } from '../domain/read_rows.ts'
import { BENEFIT_COLUMNS } from './contract_fields.ts'
import type { ContractDraft, ContractFacts } from './contract_facts.ts'
import type { Refuse } from './row_person.ts'

interface Judged {
  row: ReadRow
  person: KnownPerson
  standing: readonly KnownContract[]
  basis: KnownContract | null
  isCorrection: boolean
  isPast: boolean
  others: readonly ContractDraft[]
}

/** What the same contract would be refused for where it is typed, under the column that says it. */
export function judgeContract(
  { row, person, standing, basis, isCorrection, isPast, others }: Judged,
  content: ContractContent,
  input: PackageInput,
  facts: ContractFacts,
  refuse: Refuse
): void {
  const i18n = i18nManager.locale(facts.locale)
  const twin = others.find((each) => each.row.line < row.line && (each.startDate === content.startDate || basis !== null))
  if (twin) refuse('startDate', 'twice', { line: twin.row.line })
  if (basis && !basis.steps.includes(isCorrection ? 'correct' : 'follow'))
    refuse('startDate', basis.steps.includes('sign') ? 'contract_to_sign' : 'contract_fixed')
  const meets = (from: string, until: string | null) =>
    (content.endDate === null || from <= content.endDate) && (until === null || until >= content.startDate)
  const before = others.find(
    ({ startDate, row: { values } }) =>
      startDate! < content.startDate && typeof values.endDate === 'string' && values.endDate >= content.startDate
  )
  if (before) refuse('startDate', 'contract_overlap', { start: formatDate(facts.locale, before.startDate!) })
  const taken = standing.find(({ id, content: held }) => id !== basis?.id && meets(held.startDate, held.endDate))
  if (taken) refuse('startDate', 'contract_overlap', { start: formatDate(facts.locale, taken.content.startDate) })
  const location = facts.places.find(({ id }) => id === content.contractLocationId) ?? null
  const isEntered = isPast && (!basis || isCorrection)
  if (isEntered)
    for (const problem of pastProblems(content, today()))
      refuse(columnOf(problem.path), 'contract', { message: explainPast(i18n).past(problem) })
  else
    for (const problem of contractProblems({
      content,
      changeType: !basis ? 'NEW' : isCorrection ? 'CORRECTION' : 'CHANGE',
      workerId: person.id,
      dateOfBirth: (person.fields.dateOfBirth ?? null) as string | null,
      previous: basis && { startDate: basis.content.startDate, endDate: basis.content.endDate },
      location,
      employmentType: input.package.computeModelConfig.employmentType,
      law: { first: FIRST_DAY, last: LAST_DAY },
      today: today(),
    }))
      refuse(columnOf(problem.path), 'contract', { message: explainContract(i18n).problem(problem) })
  for (const { message } of situationProblems(input.worker as never, facts.locale))
    refuse('', 'contract', { message })
  for (const error of validate({ date: input.date, company: facts.company, worker: input.worker, package: { ...input.package, packageType: input.packageType } }))
    refuse(columnOf(error.path), 'contract', { message: errorText(error, facts.locale) })
}

const CONTRACT_COLUMNS: Readonly<Record<string, string>> = {
  startDateStr: 'startDate',
  endDateStr: 'endDate',
  contractLocationId: 'contractLocation',
  previousId: 'startDate',
  kind: 'kind',
  'package.computeModelConfig.commissionParitaire': 'commissionParitaire',
  'package.computeModelConfig.employmentType': 'employmentType',
  'package.salaireBrut': 'salaireBrut',
  'package.salaireBrutHoraire': 'salaireBrutHoraire',
  'package.regimeNumerateur': 'regimeNumerateur',
  'package.regimeDenominateur': 'regimeDenominateur',
}

/** The column that says what a refusal is about; none where several do. */
function columnOf(path: string): string {
  const field = path.replace(/^package\./, '')
  return CONTRACT_COLUMNS[path] ?? (BENEFIT_COLUMNS.includes(field) ? field : '')
}
