import { cents, type AmountLine, type ComputeFigures } from '#modules/compute/pure'
import type { CompareRow } from '../../lib/pay/compare-rows.ts'

const MONTHS = 12

/** What social rights are counted on, EUR gross. */
const BASES: Readonly<Record<string, (figures: ComputeFigures) => number>> = {
  /** What bears contributions each month, benefits in kind among it. */
  onssMonth: ({ remuneration }) => remuneration.remunerationMensuelle.sousTotalBrut,
  onssYear: ({ remuneration }) => {
    const { remunerationsFixes, remunerationsVariables } = remuneration.totalCashAnnuel
    return (
      MONTHS * remuneration.remunerationMensuelle.sousTotalBrut +
      lineOf(remunerationsFixes, 'primeFinAnnee') +
      lineOf(remunerationsFixes, 'primeSectorielle') +
      lineOf(remunerationsVariables, 'simplePeculeVariable') +
      lineOf(remunerationsVariables, 'bonusAnnuel')
    )
  },
  /** Double holiday pay; a manual worker's stands with the fund. */
  holidayPay: ({ remuneration: { totalCashAnnuel } }) =>
    lineOf(totalCashAnnuel.remunerationsFixes, 'doublePeculeVacances') +
    lineOf(totalCashAnnuel.remunerationsFixes, 'peculeVacancesCaisse') +
    lineOf(totalCashAnnuel.remunerationsVariables, 'doublePeculeVariable'),
  yearEndPremium: ({ remuneration: { totalCashAnnuel } }) =>
    lineOf(totalCashAnnuel.remunerationsFixes, 'primeFinAnnee'),
  groupInsurance: ({ remuneration: { totalCashAnnuel } }) =>
    lineOf(totalCashAnnuel.avantages, 'assuranceGroupe'),
}

/** The pay that social rights are counted on, before and after; what neither side has is left out. */
export function effectRows(before: ComputeFigures, after: ComputeFigures): CompareRow[] {
  return Object.entries(BASES)
    .map(([key, read]) => ({
      key,
      kind: 'line' as const,
      amounts: [before, after].map((each) => cents(read(each)) / 100),
    }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
}

function lineOf(lines: readonly AmountLine[], key: string): number {
  return lines.find((line) => line.key === key)?.amount ?? 0
}
