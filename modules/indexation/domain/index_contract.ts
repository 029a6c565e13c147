import type { CompanyFacts } from '#modules/accounts/index'
import {
  headline,
  headlineByMonth,
  indexPay,
  minimumAfterStep,
  weeklyHours,
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

const CENTS = 100

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
  const before = headlineByMonth(requestOf(input, brut, company))
  if (!before.ok) return { ...NO_FIGURES, failure: reason(before.errors) }
  const indexed = indexPay(questionOf(input, brut, step.percent, step))
  if (!indexed.ok) return { ...NO_FIGURES, failure: reason(indexed.errors) }
  const { salaireBrut, reference, retenu, cotisationModeration } = indexed.indexed
  const after = headlineByMonth(requestOf(input, salaireBrut, company))
  if (!after.ok) return { ...NO_FIGURES, failure: reason(after.errors) }
  const { worked, full } = weeklyHours(input.package)
  const { bareme } = before
  return {
    salaire_brut_avant: brut,
    salaire_brut_apres: salaireBrut,
    salaire_net_avant: before.salaireNet,
    salaire_net_apres: after.salaireNet,
    cout_employeur_annuel_avant: before.coutEmployeurAnnuel,
    cout_employeur_annuel_apres: after.coutEmployeurAnnuel,
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
  const result = headline(requestOf(input, salaireBrut, company))
  return {
    salaire_brut_apres_bas: salaireBrut,
    cout_employeur_annuel_apres_bas: result.ok ? result.coutEmployeurAnnuel : null,
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

function reason([first]: readonly ComputeError[]): string {
  return `${first!.code}: ${first!.path}`
}
