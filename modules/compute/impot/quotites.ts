import { above, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { ligne } from './ligne.ts'
import type { ImpotSheet } from './sheet.ts'

/**
 * CIR 92, art. 132 and 133: what a household's dependants exempt besides, children (a disabled one counts twice), other
 * persons, parents of 66 and more who depend on care, and who raises children alone.
 */
export const supplementsQuotite = ligne(
  'supplementsQuotite',
  {
    formula:
      'impot.quotiteEnfants[enfants] + enfantsMoinsDeTrois × impot.quotiteMoinsDeTrois + (parentIsole + autresPersonnes) × impot.quotiteCharge + ascendants × impot.quotiteAscendant',
    also: ['impot.quotiteEnfantSuivant'],
  },
  (c, law) =>
    supplementsEnfants(c, law) +
    (c.parentIsole + c.autresPersonnes) * law.impot.quotiteCharge +
    c.ascendants * law.impot.quotiteAscendant
)

/** CIR 92, art. 131 and 134, § 4: the amount of each, the dependants' with who has more, and what the other leaves unused. */
export const quotiteTravailleur = ligne(
  'quotiteTravailleur',
  {
    formula:
      'impot.quotite + handicape × impot.quotiteCharge + supplementsQuotite where baseTravailleur ≥ baseConjoint + what the spouse leaves unused',
    also: ['couple', 'conjointInconnu', 'conjointHandicape'],
  },
  (c, law) => proprios(c, law).travailleur + transferts(c, law).auTravailleur
)

export const quotiteConjoint = ligne(
  'quotiteConjoint',
  {
    formula:
      'impot.quotite + conjointHandicape × impot.quotiteCharge + supplementsQuotite where baseTravailleur < baseConjoint + what the worker leaves unused',
    also: ['couple', 'conjointInconnu', 'handicape'],
    onlyFor: 'couple',
  },
  (c, law) => (aUnConjoint(c) ? proprios(c, law).conjoint + transferts(c, law).auConjoint : 0)
)

/** Whether the spouse is assessed with the worker here. */
function aUnConjoint(c: ImpotSheet): boolean {
  return c.couple === 1 && c.conjointInconnu === 0
}

/** Of children alone. */
export function supplementsEnfants(c: ImpotSheet, { impot }: WholeLaw): Cents {
  const { quotiteEnfants, quotiteEnfantSuivant, quotiteMoinsDeTrois } = impot
  const dansLaTable = Math.min(c.enfants, quotiteEnfants.length)
  const parEnfants = dansLaTable === 0 ? 0 : quotiteEnfants[dansLaTable - 1]
  return (
    parEnfants +
    (c.enfants - dansLaTable) * quotiteEnfantSuivant +
    c.enfantsMoinsDeTrois * quotiteMoinsDeTrois
  )
}

/** The exempt amount of each before what the other leaves. */
function proprios(c: ImpotSheet, { impot }: WholeLaw): { travailleur: Cents; conjoint: Cents } {
  const avecTravailleur = !aUnConjoint(c) || c.baseTravailleur >= c.baseConjoint
  const { quotite, quotiteCharge } = impot
  return {
    travailleur:
      quotite + c.handicape * quotiteCharge + (avecTravailleur ? c.supplementsQuotite : 0),
    conjoint:
      quotite + c.conjointHandicape * quotiteCharge + (avecTravailleur ? 0 : c.supplementsQuotite),
  }
}

/** What one does not use and the other can. */
export function transferts(
  c: ImpotSheet,
  law: WholeLaw
): { auTravailleur: Cents; auConjoint: Cents } {
  if (!aUnConjoint(c)) return { auTravailleur: 0, auConjoint: 0 }
  const { travailleur, conjoint } = proprios(c, law)
  return {
    auTravailleur: Math.min(above(conjoint, c.baseConjoint), above(c.baseTravailleur, travailleur)),
    auConjoint: Math.min(above(travailleur, c.baseTravailleur), above(c.baseConjoint, conjoint)),
  }
}
