import { sameLaw, type ComputeAnswer, type ComputeFigures } from '#modules/compute/pure'
import type { Company, Package } from '@/api/types'

/** A line of which server and screen have other amounts. */
export interface LineDifference {
  key: string
  server: number
  here: number
}

export interface FigureDifference {
  /**
   * `company`: its number of workers or its insurance changed since; `law`: what is known of the law of that day did;
   * `engine`: neither, so this page and the server are not of one version.
   */
  cause: 'company' | 'law' | 'engine'
  lines: readonly LineDifference[]
}

/** Where the figures that the server keeps are others than those computed here, and why; null where they agree. */
export function differenceOf(
  { compute, lawset }: Pick<ComputeAnswer, 'compute' | 'lawset'>,
  saved: Pick<Package, 'compute' | 'company' | 'lawset'>,
  company: Pick<Company, 'effectif' | 'assuranceLoiTaux'>
): FigureDifference | null {
  const [here, server] = [linesOf(compute), linesOf(saved.compute)]
  const lines = [...new Set([...here.keys(), ...server.keys()])]
    .map((key) => ({ key, server: server.get(key) ?? 0, here: here.get(key) ?? 0 }))
    .filter((line) => line.server !== line.here)
  if (lines.length === 0) return null
  const sameCompany =
    saved.company.effectif === company.effectif &&
    saved.company.assuranceLoiTaux === company.assuranceLoiTaux
  const cause = !sameCompany ? 'company' : sameLaw(saved.lawset, lawset) ? 'engine' : 'law'
  return { cause, lines }
}

/** Every figure of the month, the year and the employer's cost by its key; of two of one name the employer's is left. */
function linesOf({ coutEmployeur, remuneration }: ComputeFigures): Map<string, number> {
  const { remunerationsFixes, frais, remunerationsVariables, avantages, exclusions } = coutEmployeur
  const lists = [remunerationsFixes, frais, remunerationsVariables, avantages, exclusions].flat()
  return new Map([
    ...lists.map(({ key, amount }) => [key, amount] as const),
    ['coutEmployeurAnnuel', coutEmployeur.coutEmployeurAnnuel],
    ...Object.entries(remuneration.remunerationAnnuelle as unknown as Record<string, number>),
    ...Object.entries(remuneration.remunerationMensuelle as unknown as Record<string, number>),
  ])
}
