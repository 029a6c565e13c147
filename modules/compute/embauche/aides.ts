import { share, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { FULL_TIME, MILLIONTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'
import type { EmbaucheSheet } from './sheet.ts'
import { BRUXELLES, WALLONIE } from './situations.ts'

/** Months of the first year; what follows it is told apart. */
const YEAR = 12

/**
 * Loi-programme (I) du 24 décembre 2002, art. 339, as the regions have it: a reduction of each quarter for an older
 * worker, below a pay of the quarter. It gives way to the structural reduction. Flanders opens no new right since July 2024.
 */
export const reductionAge = ligne(
  'reductionAge',
  {
    formula:
      'for each quarter whose salaireTrimestre1 to salaireTrimestre4 is within the ceiling, at most resteTrimestre1 to resteTrimestre4: facteurPrestation × aidesEngagement.montantBruxelles (age within aidesEngagement.agesBruxelles, up to aidesEngagement.plafondBruxelles or aidesEngagement.plafondBruxelles4), or × aidesEngagement.montantsWallonie (by aidesEngagement.agesMontantsWallonie, from aidesEngagement.ageWallonie on, below aidesEngagement.agePension, up to aidesEngagement.plafondWallonie; out of work below aidesEngagement.ageInoccupeWallonie)',
    also: [
      'regionTravail',
      'moisSansEmploi',
      'salaireTrimestre2',
      'salaireTrimestre3',
      'resteTrimestre2',
      'resteTrimestre3',
    ],
    rounding: 'cent',
    onlyFor: 'age',
  },
  (c, law) => {
    const montant = montantAge(c, law)
    if (montant === 0) return 0
    const { plafondBruxelles, plafondBruxelles4, plafondWallonie } = law.aidesEngagement
    const bruxelles = c.regionTravail === BRUXELLES
    const plafond = bruxelles ? plafondBruxelles : plafondWallonie
    const plafond4 = bruxelles ? plafondBruxelles4 : plafondWallonie
    const due = share(montant, c.facteurPrestation)
    const of = (salaire: Cents, most: Cents, reste: Cents) =>
      salaire <= most ? Math.min(due, reste) : 0
    return (
      of(c.salaireTrimestre1, plafond, c.resteTrimestre1) +
      of(c.salaireTrimestre2, plafond, c.resteTrimestre2) +
      of(c.salaireTrimestre3, plafond, c.resteTrimestre3) +
      of(c.salaireTrimestre4, plafond4, c.resteTrimestre4)
    )
  }
)

/** The whole amount of a quarter for this age, whatever the pay. */
export function montantAge(c: EmbaucheSheet, { aidesEngagement: a }: WholeLaw): Cents {
  if (c.regionTravail === BRUXELLES) {
    const [youngest, oldest] = a.agesBruxelles
    return c.age >= youngest && c.age <= oldest ? a.montantBruxelles : 0
  }
  if (c.regionTravail !== WALLONIE || c.age < a.ageWallonie || c.age >= a.agePension) return 0
  if (c.age < a.ageInoccupeWallonie && c.moisSansEmploi === 0) return 0
  const at = a.agesMontantsWallonie.findLastIndex((age) => age <= c.age)
  return a.montantsWallonie[at] ?? 0
}

/**
 * Activa.brussels and the Walloon Impulsion: an allowance that the unemployment office pays the worker, which the employer
 * takes off the net pay. Where the person lives decides.
 */
export const allocationEmbauche = ligne(
  'allocationEmbauche',
  {
    formula:
      'the first 12 months of aidesEngagement.activaMontants over aidesEngagement.activaMois (Brussels, from aidesEngagement.activaPrestation on), or of aidesEngagement.impulsion over aidesEngagement.moisImpulsionJeune (below aidesEngagement.ageJeune, with peuQualifie) or aidesEngagement.moisImpulsion (Wallonia), from aidesEngagement.moisInoccupe on',
    also: ['regionDomicile', 'age', 'moisSansEmploi', 'fractionOccupation'],
    onlyFor: 'regionDomicile',
  },
  (c, law) => sumOf(allocations(c, law).slice(0, YEAR))
)

/** The same after the first year, in all. */
export const allocationSuivante = ligne(
  'allocationSuivante',
  {
    formula:
      'the months after the twelfth of aidesEngagement.activaMontants over aidesEngagement.activaMois, or of aidesEngagement.impulsion over aidesEngagement.moisImpulsionJeune or aidesEngagement.moisImpulsion',
    also: [
      'regionDomicile',
      'age',
      'peuQualifie',
      'moisSansEmploi',
      'fractionOccupation',
      'aidesEngagement.ageJeune',
      'aidesEngagement.moisInoccupe',
      'aidesEngagement.activaPrestation',
    ],
    onlyFor: 'regionDomicile',
  },
  (c, law) => sumOf(allocations(c, law).slice(YEAR))
)

/** The allowance of each month; none where there is no right. */
function allocations(c: EmbaucheSheet, { aidesEngagement: a }: WholeLaw): readonly Cents[] {
  const months = (count: number, amount: Cents) => Array<Cents>(count).fill(amount)
  const longOut = c.moisSansEmploi >= a.moisInoccupe
  const enough = c.fractionOccupation * (MILLIONTHS / FULL_TIME) >= a.activaPrestation
  if (c.regionDomicile === BRUXELLES && longOut && enough)
    return a.activaMontants.flatMap((amount, i) => months(a.activaMois[i], amount))
  if (c.regionDomicile !== WALLONIE) return []
  const young = c.age > 0 && c.age < a.ageJeune && c.peuQualifie === 1 && c.moisSansEmploi > 0
  if (young) return months(a.moisImpulsionJeune, a.impulsion)
  return longOut ? months(a.moisImpulsion, a.impulsion) : []
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
