import { cents, compute, yearTax } from '#modules/compute/pure'
import type { CheckedKey } from './declared.ts'
import type { Situation } from './trials.ts'

/**
 * What a contract pays once a year beside its months, as it may stand in a declaration: each part of it alone, and together.
 * Cents; none where the law of that day is not known for it.
 */
export function yearlyOf(situation: Situation, key: CheckedKey): number[] {
  const parts =
    key === 'gross'
      ? grossParts(situation)
      : key === 'special'
        ? specialParts(situation)
        : taxedParts(situation, key)
  const [first = 0, second = 0] = parts
  const sums = [...parts, first + second, parts.reduce((sum, part) => sum + part, 0)]
  return [...new Set(sums)].filter((sum) => sum !== 0)
}

/** Premiums that bear contributions: holiday pay of an employee is declared apart. */
function grossParts(situation: Situation): number[] {
  const computed = compute(situation)
  if (!computed.ok) return []
  const { remunerationsFixes, remunerationsVariables } =
    computed.answer.compute.remuneration.totalCashAnnuel
  const amountOf = (lines: typeof remunerationsFixes, name: string) =>
    cents(lines.find(({ key }) => key === name)?.amount ?? 0)
  return [
    amountOf(remunerationsFixes, 'primeFinAnnee'),
    amountOf(remunerationsFixes, 'primeSectorielle'),
    amountOf(remunerationsVariables, 'bonusAnnuel'),
  ]
}

function specialParts(situation: Situation): number[] {
  const computed = compute(situation)
  return computed.ok
    ? [0 - cents(computed.answer.compute.remuneration.remunerationAnnuelle.csssComplement)]
    : []
}

/** Holiday pay and premiums, variable pay; of the tax what is withheld from them. */
function taxedParts(situation: Situation, key: CheckedKey): number[] {
  // The surcharge of a municipality changes the balance alone, which is not asked for.
  const taxed = yearTax({ ...situation, menage: { tauxCommunal: 0 } })
  if (!taxed.ok) return []
  const { lignes } = taxed.answer
  const of = (line: keyof typeof lignes) => cents(lignes[line] ?? 0)
  if (key === 'withheld') return [of('precompteExceptionnel')]
  return [of('imposablePecules'), of('imposablePrimes'), of('imposableVariables')]
}
