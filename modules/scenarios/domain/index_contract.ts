import type { CompanyFacts } from '#modules/accounts/index'
import { compute, type ComputeResult } from '#modules/compute/pure'
import type { PackageInput } from '#modules/packages/index'

/** One contract before and after an indexation; amounts in euros, or the reason why there are none. */
export interface IndexationLine {
  salaire_brut_avant: number | null
  salaire_brut_apres: number | null
  salaire_net_avant: number | null
  salaire_net_apres: number | null
  cout_employeur_annuel_avant: number | null
  cout_employeur_annuel_apres: number | null
  failure: string | null
}

const NO_FIGURES: IndexationLine = {
  salaire_brut_avant: null,
  salaire_brut_apres: null,
  salaire_net_avant: null,
  salaire_net_apres: null,
  cout_employeur_annuel_avant: null,
  cout_employeur_annuel_apres: null,
  failure: null,
}

/**
 * The figures of a contract at its present gross pay and at the indexed one (rounded half up to the
 * cent). A package that no longer computes is a line with its reason, never a stopped run.
 */
export function indexContract(
  input: PackageInput,
  percent: number,
  company: CompanyFacts
): IndexationLine {
  const brut = input.package.salaireBrut
  if (typeof brut !== 'number') return { ...NO_FIGURES, failure: 'required: package.salaireBrut' }
  const before = figures(input, brut, company)
  const after = figures(input, indexed(brut, percent), company)
  if (!before.ok) return { ...NO_FIGURES, failure: reason(before) }
  if (!after.ok) return { ...NO_FIGURES, failure: reason(after) }
  const { remuneration: netBefore, coutEmployeur: costBefore } = before.answer.compute
  const { remuneration: netAfter, coutEmployeur: costAfter } = after.answer.compute
  return {
    salaire_brut_avant: brut,
    salaire_brut_apres: indexed(brut, percent),
    salaire_net_avant: netBefore.remunerationMensuelle.salaireNet,
    salaire_net_apres: netAfter.remunerationMensuelle.salaireNet,
    cout_employeur_annuel_avant: costBefore.coutEmployeurAnnuel,
    cout_employeur_annuel_apres: costAfter.coutEmployeurAnnuel,
    failure: null,
  }
}

/** Gross pay after an index of `percent` (four decimals at most), half up to the cent. */
export function indexed(brut: number, percent: number): number {
  const cents = BigInt(Math.round(brut * 100))
  const factor = 1_000_000n + BigInt(Math.round(percent * 10_000))
  return Number((cents * factor + 500_000n) / 1_000_000n) / 100
}

function figures(input: PackageInput, salaireBrut: number, company: CompanyFacts): ComputeResult {
  return compute({
    date: input.date,
    company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
    worker: input.worker,
    package: { ...input.package, packageType: input.packageType, salaireBrut },
  })
}

function reason({ errors: [first] }: Extract<ComputeResult, { ok: false }>): string {
  return `${first.code}: ${first.path}`
}
