import { above, exactQuotient, MILLION, share, type Cents } from '../engine/money.ts'
import { ligne, type Ligne } from './ligne.ts'
import type { ImpotField, ImpotSheet } from './sheet.ts'
import { parTranches } from './tranches.ts'

/*
 * The tax of the worker and that of the spouse, each under its own lines: the household's is their sum. Those of the
 * spouse stand at nothing for who is assessed alone.
 */

/** CIR 92, art. 130: the brackets of the year. */
const impotBase = (id: ImpotField, base: ImpotField, onlyFor?: ImpotField): Ligne =>
  ligne(
    id,
    {
      formula: `tax(${base}) by impot.tranches and impot.tauxTranches`,
      rounding: 'each_step',
      onlyFor,
    },
    (c, { impot }) => parTranches(montant(c, base), impot.tranches, impot.tauxTranches)
  )

export const impotBaseTravailleur = impotBase('impotBaseTravailleur', 'baseTravailleur')
export const impotBaseConjoint = impotBase('impotBaseConjoint', 'baseConjoint', 'couple')

/** CIR 92, art. 134, § 2: the tax on what is exempt, by a scale of its own that is steeper at its start. */
const impotExempte = (id: ImpotField, quotite: ImpotField, onlyFor?: ImpotField): Ligne =>
  ligne(
    id,
    {
      formula: `tax(${quotite}) by impot.quotiteTranches and impot.quotiteTaux`,
      rounding: 'each_step',
      onlyFor,
    },
    (c, { impot }) => parTranches(montant(c, quotite), impot.quotiteTranches, impot.quotiteTaux)
  )

export const impotExempteTravailleur = impotExempte('impotExempteTravailleur', 'quotiteTravailleur')
export const impotExempteConjoint = impotExempte(
  'impotExempteConjoint',
  'quotiteConjoint',
  'couple'
)

/** CIR 92, art. 134: never below zero. */
const impotEtat = (
  id: ImpotField,
  base: ImpotField,
  exempte: ImpotField,
  onlyFor?: ImpotField
): Ligne =>
  ligne(id, { formula: `max(0, ${base} − ${exempte})`, onlyFor }, (c) =>
    above(montant(c, base), montant(c, exempte))
  )

export const impotEtatTravailleur = impotEtat(
  'impotEtatTravailleur',
  'impotBaseTravailleur',
  'impotExempteTravailleur'
)
export const impotEtatConjoint = impotEtat(
  'impotEtatConjoint',
  'impotBaseConjoint',
  'impotExempteConjoint',
  'couple'
)

/** Loi spéciale du 16 janvier 1989, art. 5/2: the State leaves the regions the room of the autonomy factor. */
const impotReduit = (id: ImpotField, etat: ImpotField, onlyFor?: ImpotField): Ligne =>
  ligne(
    id,
    { formula: `${etat} − ${etat} × impot.facteurAutonomie`, rounding: 'cent', onlyFor },
    (c, { impot }) => montant(c, etat) - share(montant(c, etat), impot.facteurAutonomie)
  )

export const impotReduitTravailleur = impotReduit('impotReduitTravailleur', 'impotEtatTravailleur')
export const impotReduitConjoint = impotReduit('impotReduitConjoint', 'impotEtatConjoint', 'couple')

/**
 * Loi spéciale du 16 janvier 1989, art. 5/1: the region's surcharge on the reduced State tax, before that is rounded: so
 * the published cases have it.
 */
const additionnels = (id: ImpotField, etat: ImpotField, onlyFor?: ImpotField): Ligne =>
  ligne(
    id,
    {
      formula: `(${etat} − ${etat} × impot.facteurAutonomie) × impot.additionnelsRegionaux`,
      also: ['bruxelles'],
      rounding: 'cent',
      onlyFor,
      variants: [
        {
          when: 'bruxelles',
          formula: `(${etat} − ${etat} × impot.facteurAutonomie) × impot.additionnelsBruxelles`,
          rounding: 'cent',
        },
      ],
    },
    (c, { impot }) => {
      const taux = c.bruxelles === 1 ? impot.additionnelsBruxelles : impot.additionnelsRegionaux
      const reduit = BigInt(montant(c, etat)) * BigInt(MILLION - impot.facteurAutonomie)
      return exactQuotient(reduit * BigInt(taux), BigInt(MILLION) ** 2n)
    }
  )

export const additionnelsTravailleur = additionnels(
  'additionnelsTravailleur',
  'impotEtatTravailleur'
)
export const additionnelsConjoint = additionnels(
  'additionnelsConjoint',
  'impotEtatConjoint',
  'couple'
)

function montant(c: ImpotSheet, field: ImpotField): Cents {
  return c[field]
}
