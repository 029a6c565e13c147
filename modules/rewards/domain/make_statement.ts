import {
  compute,
  engagementOn,
  FIRST_DAY,
  LAST_DAY,
  unanswered,
  VARIABLE_FLAGS,
  type CompanyFields,
  type ComputeAnswer,
  type PackageFields,
  type WorkerFields,
} from '#modules/compute/pure'
import type { Locale } from '#modules/shared/tenancy/scope'
import {
  renderBody,
  templateConditions,
  templateFacts,
  type Block,
  type ContractKind,
  type TemplateSources,
} from '#modules/templates/index'
import type { Omission } from './omission.ts'
import {
  figuresOf,
  type SaidContract,
  type SaidEarlier,
  type StatementSays,
} from './statement_says.ts'

/** A person as statements speak of them. */
export interface StatementWorker extends NonNullable<TemplateSources['worker']> {
  nomFonction: string | null
  language: Locale
}

/** A version of a contract with its package, as they are kept. Days `YYYY-MM-DD`. */
export interface StatementVersion {
  contractId: string
  packageId: string
  startDate: string
  endDate: string | null
  kind: string
  changeType: string
  pack: {
    nomFonction: string
    packageType: string
    /** The day that its questions were answered for. */
    date: string
    /** EUR a month, as the package was answered. */
    salaireBrut: number
    company: CompanyFields
    worker: WorkerFields
    package: PackageFields
  }
}

/** What a group says of every statement in it. */
export interface StatementTerms {
  name: string
  /** `YYYY-MM-DD`. */
  statementDate: string
  showVariableRemunerations: boolean
  showPreviousContracts: boolean
  texts: Partial<Record<Locale, Block[]>>
  company: TemplateSources['company'] & { language: string }
  today: string
}

/** Bars side by side, that of the statement among them. */
const MOST_CONTRACTS = 10

/**
 * One person's statement, or why there is none. Pure: the same person, contracts and law give the same statement.
 *
 * @param versions all that were not corrected, by their first day
 */
export function makeStatement(
  terms: StatementTerms,
  worker: StatementWorker,
  versions: readonly StatementVersion[]
): { says: StatementSays } | { omission: Omission } {
  if (!worker.email) return omitted('NO_EMAIL')
  const held = versions.find((each) => isHeldOn(each, terms.statementDate))
  if (!held) return { omission: notHeld(versions, terms.statementDate) }
  const { pack } = held
  const request = requestOf(held, terms.statementDate, terms)
  const result = compute(request)
  if (!result.ok) {
    const [error] = result.errors
    return omitted('LAW_REFUSES', { error: error! })
  }
  const { answer } = result
  const unknown = unanswered(answer.gaps ?? [])
  if (unknown) return omitted('LAW_UNKNOWN', { lines: [...unknown.keys] })
  const nomFonction = worker.nomFonction ?? pack.nomFonction
  const { blocks, missing } = textOf(terms, worker, held, {
    nomFonction,
    package: request.package,
    compute: answer.compute,
  })
  if (missing.length > 0) return omitted('TEXT_INCOMPLETE', { variables: missing })
  const says: StatementSays = {
    name: terms.name,
    statementDateStr: terms.statementDate,
    showVariableRemunerations: terms.showVariableRemunerations,
    showPreviousContracts: terms.showPreviousContracts,
    firstName: worker.firstName,
    lastName: worker.lastName,
    text: blocks,
    contract: { ...saidOf(held), nomFonction },
    request,
    lawset: answer.lawset,
    ...figuresOf(answer.compute),
    earlier: terms.showPreviousContracts ? earlierThan(held, versions, terms) : [],
  }
  return { says }
}

function omitted(reason: Omission['reason'], details: Omission['details'] = {}) {
  return { omission: { reason, details } }
}

function isHeldOn({ startDate, endDate }: StatementVersion, day: string): boolean {
  return startDate <= day && (endDate === null || endDate >= day)
}

/** Why nothing holds on a day: it begins later, or is over. */
function notHeld(versions: readonly StatementVersion[], day: string): Omission {
  const last = versions.findLast(({ startDate }) => startDate <= day)
  if (last) return { reason: 'ENDED', details: { day: last.endDate! } }
  const [first] = versions
  return first
    ? { reason: 'STARTS_LATER', details: { day: first.startDate } }
    : { reason: 'NO_CONTRACT', details: {} }
}

/**
 * What the engine is asked. Choices of a package were made with its contract, and a package without choices says the same
 * of them. Variable pay that is not shown is not there either: no total lets it be computed.
 */
function requestOf(
  { pack }: StatementVersion,
  day: string,
  { showVariableRemunerations }: Pick<StatementTerms, 'showVariableRemunerations'>
): StatementSays['request'] {
  const hidden = showVariableRemunerations
    ? {}
    : Object.fromEntries(
        VARIABLE_FLAGS.filter((flag) => flag in pack.package).map((flag) => [flag, false])
      )
  return {
    date: day,
    company: pack.company,
    worker: pack.worker,
    package: {
      ...pack.package,
      ...engagementOn(pack.package, pack.date, day),
      packageType: 'FIX',
      salaireBrut: pack.salaireBrut,
      ...hidden,
    },
  }
}

function textOf(
  { texts, company, today, statementDate }: StatementTerms,
  { language, ...worker }: StatementWorker,
  { startDate, endDate, kind }: StatementVersion,
  pack: { nomFonction: string; package: PackageFields; compute: ComputeAnswer['compute'] }
) {
  const blocks = texts[language] ?? texts[company.language as Locale] ?? []
  const sources: TemplateSources = {
    today,
    company,
    worker,
    package: pack,
    statement: { date: statementDate },
    contract: {
      kind: kind as ContractKind,
      startDate,
      endDate,
      contractLocation: null,
      schedule: null,
      isVariableSchedule: null,
      workDescription: null,
      reason: null,
      replacedWorker: null,
      amendedStartDate: null,
      clausePay: 'BETWEEN',
    },
  }
  return renderBody(blocks, templateFacts(language, sources), templateConditions(sources))
}

function saidOf({
  pack,
  startDate,
  endDate,
  changeType,
  ...version
}: StatementVersion): SaidContract {
  return {
    contractId: version.contractId,
    packageId: version.packageId,
    nomFonction: pack.nomFonction,
    startDateStr: startDate,
    endDateStr: endDate,
    kind: version.kind,
    contractChangeType: changeType,
  }
}

/** What came before, oldest first: each by the law of its own last day. What that law cannot answer is no bar. */
function earlierThan(
  held: StatementVersion,
  versions: readonly StatementVersion[],
  terms: StatementTerms
): SaidEarlier[] {
  return versions
    .filter(({ startDate }) => startDate < held.startDate)
    .slice(1 - MOST_CONTRACTS)
    .flatMap((version) => {
      const day = version.endDate ?? version.startDate
      if (day < FIRST_DAY || day > LAST_DAY) return []
      const result = compute(requestOf(version, day, terms))
      if (!result.ok || unanswered(result.answer.gaps ?? [])) return []
      const { lawset, compute: figures } = result.answer
      const { totalCashAnnuel } = figures.remuneration
      return [{ contract: saidOf(version), lawset, totalCashAnnuel }]
    })
}
