import type { CompanyFacts } from '#modules/accounts/index'
import {
  compute,
  indexPay,
  weeklyHours,
  type ComputeError,
  type ComputeResult,
  type IndexationQuestion,
} from '#modules/compute/pure'
import type { PackageInput } from '#modules/packages/index'

/** One contract before and after an indexation; amounts in euros, or the reason why there are none. */
export interface IndexationLine {
  salaire_brut_avant: number | null
  salaire_brut_apres: number | null
  salaire_net_avant: number | null
  salaire_net_apres: number | null
  cout_employeur_annuel_avant: number | null
  cout_employeur_annuel_apres: number | null
  /** Gross pay before, at full time: what the cap on indexation is held against. */
  salaire_reference: number | null
  /** What the cap kept of the index, EUR a month. */
  retenu_plafond: number | null
  /** Special wage-moderation contribution (code 804), EUR a month; not in the cost of the employer beside it. */
  cotisation_moderation: number | null
  failure: string | null
}

const NO_FIGURES: IndexationLine = {
  salaire_brut_avant: null,
  salaire_brut_apres: null,
  salaire_net_avant: null,
  salaire_net_apres: null,
  cout_employeur_annuel_avant: null,
  cout_employeur_annuel_apres: null,
  salaire_reference: null,
  retenu_plafond: null,
  cotisation_moderation: null,
  failure: null,
}

/**
 * The figures of a contract at its present gross pay and at the indexed one: since 1 June 2026 with the cap on
 * indexation, as if nothing of its 2 % had been used. A package that no longer computes is a line with its reason,
 * never a stopped run.
 */
export function indexContract(
  input: PackageInput,
  percent: number,
  company: CompanyFacts
): IndexationLine {
  const brut = input.package.salaireBrut
  if (typeof brut !== 'number') return { ...NO_FIGURES, failure: 'required: package.salaireBrut' }
  const before = figures(input, brut, company)
  if (!before.ok) return { ...NO_FIGURES, failure: reason(before.errors) }
  const step = indexPay(stepOf(input, brut, percent))
  if (!step.ok) return { ...NO_FIGURES, failure: reason(step.errors) }
  const { salaireBrut, reference, retenu, cotisationModeration } = step.indexed
  const after = figures(input, salaireBrut, company)
  if (!after.ok) return { ...NO_FIGURES, failure: reason(after.errors) }
  const { remuneration: netBefore, coutEmployeur: costBefore } = before.answer.compute
  const { remuneration: netAfter, coutEmployeur: costAfter } = after.answer.compute
  return {
    salaire_brut_avant: brut,
    salaire_brut_apres: salaireBrut,
    salaire_net_avant: netBefore.remunerationMensuelle.salaireNet,
    salaire_net_apres: netAfter.remunerationMensuelle.salaireNet,
    cout_employeur_annuel_avant: costBefore.coutEmployeurAnnuel,
    cout_employeur_annuel_apres: costAfter.coutEmployeurAnnuel,
    salaire_reference: reference,
    retenu_plafond: retenu,
    cotisation_moderation: cotisationModeration,
    failure: null,
  }
}

/** The index on one package: hours that are not told are those of full time, directors and contractors have no cap. */
function stepOf(
  { date, worker, package: fields }: PackageInput,
  salaireBrut: number,
  percent: number
): IndexationQuestion {
  const { employmentType, categorieReduction } = fields.computeModelConfig
  const { worked, full } = weeklyHours(fields)
  return {
    date,
    salaireBrut,
    percent,
    regimeNumerateur: worked,
    regimeDenominateur: full,
    categorieReduction: categorieReduction ?? undefined,
    assujetti: employmentType !== 'CONTRACTOR' && worker.dirigeant !== true,
    cotisation: employmentType !== 'INTERN',
  }
}

function figures(input: PackageInput, salaireBrut: number, company: CompanyFacts): ComputeResult {
  return compute({
    date: input.date,
    company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
    worker: input.worker,
    package: { ...input.package, packageType: input.packageType, salaireBrut },
  })
}

function reason([first]: readonly ComputeError[]): string {
  return `${first.code}: ${first.path}`
}
