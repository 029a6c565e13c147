import { selonBareme } from '../../engine/bareme.ts'
import type { Cents, Ppm } from '../../engine/money.ts'
import type { Sheet } from '../sheet.ts'

/** The amounts of the scale, of a month or of a quarter, in cents. */
interface Bareme {
  readonly isoleBornes: readonly Cents[]
  readonly isoleMontants: readonly Cents[]
  readonly isoleMaximum: Cents
  readonly menageMinimumDes: Cents
  readonly menageMinimum: Cents
  readonly menageBornes: readonly Cents[]
  readonly menageMontants: readonly Cents[]
  readonly menageMaximumDeuxRevenus: Cents
  readonly menageMaximumUnRevenu: Cents
}

/** Its rates, the same for a month and a quarter. */
interface Taux {
  readonly isoleTaux: readonly Ppm[]
  readonly menageTaux: readonly Ppm[]
}

/**
 * Loi du 30 mars 1994, art. 108: the special contribution on pay of a month or of a quarter, by three scales:
 * individual taxation, joint taxation with and without income of the spouse. A spouse has income above the
 * ceilings of the limited-income reductions.
 */
export function cotisationSpeciale(brut: Cents, c: Sheet, bareme: Bareme, taux: Taux): Cents {
  if (c.couple === 0) return isole(brut, bareme, taux)
  return c.revenusConjoint === 'PROFESSIONNELS'
    ? deuxRevenus(brut, bareme, taux)
    : unRevenu(brut, bareme, taux)
}

function isole(brut: Cents, bareme: Bareme, { isoleTaux }: Taux): Cents {
  const due = selonBareme(brut, bareme.isoleBornes, isoleTaux, bareme.isoleMontants)
  return Math.min(due, bareme.isoleMaximum)
}

function unRevenu(brut: Cents, bareme: Bareme, { menageTaux }: Taux): Cents {
  const due = selonBareme(brut, bareme.menageBornes, menageTaux, bareme.menageMontants)
  return Math.min(due, bareme.menageMaximumUnRevenu)
}

function deuxRevenus(brut: Cents, bareme: Bareme, { menageTaux }: Taux): Cents {
  if (brut < bareme.menageMinimumDes) return 0
  const due = selonBareme(brut, bareme.menageBornes, menageTaux, bareme.menageMontants)
  return Math.min(Math.max(due, bareme.menageMinimum), bareme.menageMaximumDeuxRevenus)
}
