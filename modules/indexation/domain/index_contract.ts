import type { CompanyFacts } from '#modules/accounts/index'
import {
  cashFlow,
  compute,
  COST_LINES,
  COST_PARTS,
  indexPay,
  minimumAfterStep,
  weeklyHours,
  type ComputeAnswer,
  type ComputeError,
  type IndexationQuestion,
} from '#modules/compute/pure'
import type { PackageInput } from '#modules/packages/index'

/** One step of the index, for every contract of a run alike. */
export interface IndexStep {
  /** 3.76 is 3.76 %; of a range the highest. */
  percent: number
  /** The lowest of a range. */
  low: number | null
  /** Percent of the period's 2 % that earlier steps used. */
  used: number
  /** Published for the committee: only then it may be below 0. */
  published: boolean
}

/** One contract before and after an indexation; amounts in euros, or the reason why there are none. */
export interface IndexationLine {
  salaire_brut_avant: number | null
  salaire_brut_apres: number | null
  salaire_net_avant: number | null
  salaire_net_apres: number | null
  cout_employeur_annuel_avant: number | null
  cout_employeur_annuel_apres: number | null
  /** The same at the lowest percent of a range. */
  salaire_brut_apres_bas: number | null
  cout_employeur_annuel_apres_bas: number | null
  /** Gross pay before, at full time: what the cap on indexation is held against. */
  salaire_reference: number | null
  /** Hours worked, of those of full time. */
  heures: number
  /** What the cap kept of the index, EUR a month. */
  retenu_plafond: number | null
  /** Special wage-moderation contribution (code 804), EUR a month; not in the cost of the employer beside it. */
  cotisation_moderation: number | null
  /** The lowest pay of CP 200 after the step, for the hours worked; where a class is told. Of other committees a gap. */
  minimum_bareme: number | null
  /** What each month costs the employer more, January first. */
  mois: number[] | null
  failure: string | null
}

const NO_FIGURES: IndexationLine = {
  salaire_brut_avant: null,
  salaire_brut_apres: null,
  salaire_net_avant: null,
  salaire_net_apres: null,
  cout_employeur_annuel_avant: null,
  cout_employeur_annuel_apres: null,
  salaire_brut_apres_bas: null,
  cout_employeur_annuel_apres_bas: null,
  salaire_reference: null,
  heures: 1,
  retenu_plafond: null,
  cotisation_moderation: null,
  minimum_bareme: null,
  mois: null,
  failure: null,
}

const MONTHS = 12
const CENTS = 100
/** The lines of the employer's cost. */
const COSTS = new Set(
  COST_PARTS.flatMap((part) => COST_LINES[part].map(([kind]) => kind as string))
)

/**
 * The figures of a contract at its present gross pay and at the indexed one: since 1 June 2026 with the cap on
 * indexation. A package that no longer computes is a line with its reason, never a stopped run.
 */
export function indexContract(
  input: PackageInput,
  step: IndexStep,
  company: CompanyFacts
): IndexationLine {
  const brut = input.package.salaireBrut
  if (typeof brut !== 'number') return { ...NO_FIGURES, failure: 'required: package.salaireBrut' }
  const before = figures(input, brut, company)
  if ('failure' in before) return { ...NO_FIGURES, failure: before.failure }
  const indexed = indexPay(questionOf(input, brut, step.percent, step))
  if (!indexed.ok) return { ...NO_FIGURES, failure: reason(indexed.errors) }
  const { salaireBrut, reference, retenu, cotisationModeration } = indexed.indexed
  const after = figures(input, salaireBrut, company)
  if ('failure' in after) return { ...NO_FIGURES, failure: after.failure }
  const { worked, full } = weeklyHours(input.package)
  const bareme = before.answer.bareme
  return {
    salaire_brut_avant: brut,
    salaire_brut_apres: salaireBrut,
    salaire_net_avant: netOf(before.answer),
    salaire_net_apres: netOf(after.answer),
    cout_employeur_annuel_avant: costOf(before.answer),
    cout_employeur_annuel_apres: costOf(after.answer),
    ...lowest(input, brut, step, company),
    salaire_reference: reference,
    heures: worked / full,
    retenu_plafond: retenu,
    cotisation_moderation: cotisationModeration,
    minimum_bareme:
      bareme && input.package.computeModelConfig.commissionParitaire === 'BECP200'
        ? minimumAfterStep(bareme, input.date, step.percent)
        : null,
    mois: after.months.map((month, at) => Math.round((month - before.months[at]!) * CENTS) / CENTS),
    failure: null,
  }
}

function lowest(
  input: PackageInput,
  brut: number,
  step: IndexStep,
  company: CompanyFacts
): Pick<IndexationLine, 'salaire_brut_apres_bas' | 'cout_employeur_annuel_apres_bas'> {
  const none = { salaire_brut_apres_bas: null, cout_employeur_annuel_apres_bas: null }
  if (step.low === null) return none
  const indexed = indexPay(questionOf(input, brut, step.low, step))
  if (!indexed.ok) return none
  const { salaireBrut } = indexed.indexed
  const result = compute(requestOf(input, salaireBrut, company))
  return {
    salaire_brut_apres_bas: salaireBrut,
    cout_employeur_annuel_apres_bas: result.ok ? costOf(result.answer) : null,
  }
}

/** The index on one package: hours that are not told are those of full time, directors have no cap. */
function questionOf(
  { date, worker, package: fields }: PackageInput,
  salaireBrut: number,
  percent: number,
  { used, published }: IndexStep
): IndexationQuestion {
  const { employmentType, categorieReduction } = fields.computeModelConfig
  const { worked, full } = weeklyHours(fields)
  return {
    date,
    salaireBrut,
    percent,
    published,
    moderated: used,
    regimeNumerateur: worked,
    regimeDenominateur: full,
    categorieReduction: categorieReduction ?? undefined,
    assujetti: employmentType !== 'CONTRACTOR' && worker.dirigeant !== true,
    cotisation: employmentType !== 'INTERN',
  }
}

function requestOf(input: PackageInput, salaireBrut: number, company: CompanyFacts) {
  return {
    date: input.date,
    company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
    worker: input.worker,
    package: { ...input.package, packageType: input.packageType, salaireBrut },
  }
}

/** The answer, and the employer's cost of each month. */
function figures(
  input: PackageInput,
  salaireBrut: number,
  company: CompanyFacts
): { answer: ComputeAnswer; months: number[] } | { failure: string } {
  const request = requestOf(input, salaireBrut, company)
  const result = compute(request)
  if (!result.ok) return { failure: reason(result.errors) }
  const flow = cashFlow(request)
  if (!flow.ok) return { failure: reason(flow.errors) }
  const months = Array.from({ length: MONTHS }, () => 0)
  for (const { date, kind, amount } of flow.entries)
    if (COSTS.has(kind)) months[Number(date.slice('YYYY-'.length, 'YYYY-MM'.length)) - 1]! += amount
  return { answer: result.answer, months }
}

function netOf({ compute: { remuneration } }: ComputeAnswer): number {
  return remuneration.remunerationMensuelle.salaireNet
}

function costOf({ compute: { coutEmployeur } }: ComputeAnswer): number {
  return coutEmployeur.coutEmployeurAnnuel
}

function reason([first]: readonly ComputeError[]): string {
  return `${first!.code}: ${first!.path}`
}
