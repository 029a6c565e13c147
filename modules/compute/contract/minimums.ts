import { euros, prorata, quotient, type Cents } from '../engine/money.ts'
import type { LawSet, ParameterId } from '../legislation/index.ts'
import type { Sheet } from '../rules/index.ts'
import { scaleMissed, sectorScaleMissed } from './bareme.ts'
import type { BelowMinimum } from './types.ts'

const RMMMG: ParameterId = 'stages.revenuMinimum'
const MONTHS = 12

/**
 * The minimums of the law that the pay on the sheet does not reach: nothing is refused for it. Of employees and manual
 * workers only; a figure that is not known on the day is not compared.
 * @returns `undefined` when the pay reaches all of them, as nearly every pay does
 */
export function minimumsMissed(sheet: Sheet, lawSet: LawSet): readonly BelowMinimum[] | undefined {
  if (sheet.assujetti === 0 || sheet.etudiant === 1 || sheet.cipBio === 1) return undefined
  const income = belowIncome(sheet, lawSet)
  const scale = belowScale(sheet, lawSet)
  if (income === undefined && scale === undefined) return undefined
  return [income, scale].filter((each) => each !== undefined)
}

/**
 * CCT n° 43 du 2 mai 1988: the average guaranteed minimum monthly income, by the hours. Over the year all pay for normal
 * work counts, in money and in kind, premiums too; holiday pay and what is paid back do not (Securex, easypay).
 */
function belowIncome(sheet: Sheet, { law, values }: LawSet): BelowMinimum | undefined {
  const { salaireBrut, regimeNumerateur, regimeDenominateur } = sheet
  const { revenuMinimum } = law.stages
  // Pay that reaches the minimum of full time reaches that of fewer hours: nothing is reckoned for most.
  if (salaireBrut >= revenuMinimum) return undefined
  const minimum = prorata(revenuMinimum, regimeNumerateur, regimeDenominateur)
  const average = averageIncome(sheet)
  // A minimum that is not known is 0.
  if (average >= minimum) return undefined
  return missed('rmmmg', euros(minimum), average, RMMMG, values)
}

function averageIncome(c: Sheet): Cents {
  const premiums = c.primeFinAnneeBrute + c.primeSectorielleBrute + c.bonusAnnuelBrut
  return c.salaireBrut + c.commissionsBrutes + c.atnsBruts + quotient(premiums, MONTHS)
}

/** CCT CP 200 du 9 juin 2016: the minimum scales of employees; of other committees those that are known. */
function belowScale(sheet: Sheet, lawSet: LawSet): BelowMinimum | undefined {
  if (sheet.cp200 === 0) {
    const ofSector = sectorScaleMissed(sheet, lawSet)
    return ofSector && { code: 'bareme', remuneration: euros(sheet.salaireBrut), ...ofSector }
  }
  if (sheet.ouvrier === 1) return undefined
  const scale = scaleMissed(sheet, lawSet)
  if (scale === undefined) return undefined
  return missed('bareme', scale.minimum, sheet.salaireBrut, scale.parameter, lawSet.values)
}

function missed(
  code: BelowMinimum['code'],
  minimum: number,
  pay: Cents,
  id: ParameterId,
  values: LawSet['values']
): BelowMinimum {
  const { from, source, confidence, checked } = values.get(id)!
  return {
    code,
    minimum,
    remuneration: euros(pay),
    parameter: { id, from, source, confidence, checked },
  }
}
