import { cents, compute, type ComputeFigures, type ComputeRequest } from '#modules/compute/pure'

/** How much more gross pay is asked about, EUR a month. */
export const MARGIN = 100

/** What 100 EUR more of gross pay a month change, EUR a month; what is withheld is negative. */
export interface Margin {
  net: number
  cost: number
  onss: number
  tax: number
  csss: number
}

/**
 * What 100 EUR more of gross pay a month leave and cost: the package computed once more, beside the figures `now` of this
 * request at this gross pay. Null where pay is not given by the month (by the hour, of a training, an invoice), or where
 * the engine refuses it.
 */
export function marginOf(
  request: ComputeRequest,
  gross: number,
  now: Pick<ComputeFigures, 'coutEmployeur' | 'remuneration'>
): Margin | null {
  const { solve: _, ...rest } = request as ComputeRequest & { solve?: unknown }
  const { computeModelConfig: config, salaireBrutHoraire, ...fields } = rest.package
  if (salaireBrutHoraire || config.stage || config.employmentType === 'CONTRACTOR') return null
  const result = compute({
    ...rest,
    package: { ...fields, computeModelConfig: config, salaireBrut: gross + MARGIN },
  })
  if (!result.ok) return null
  const more = result.answer.compute
  const [a, b] = [now.remuneration.remunerationMensuelle, more.remuneration.remunerationMensuelle]
  return {
    net: difference(a.salaireNet, b.salaireNet),
    cost: difference(
      now.coutEmployeur.coutEmployeurAnnuel / 12,
      more.coutEmployeur.coutEmployeurAnnuel / 12
    ),
    onss: difference(a.onss + a.bonusEmploi, b.onss + b.bonusEmploi),
    tax: difference(a.precompteProfessionnel, b.precompteProfessionnel),
    csss: difference(a.csss, b.csss),
  }
}

function difference(before: number, after: number): number {
  return cents(after - before) / 100
}
