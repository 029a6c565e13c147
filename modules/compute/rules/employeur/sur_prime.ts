import type { Cents } from '../../engine/money.ts'
import type { Law, ParameterId } from '../../legislation/index.ts'
import { assiette } from '../assiette.ts'
import type { Words } from '../notes.ts'
import type { Sheet } from '../sheet.ts'
import {
  accidents,
  amiante,
  base,
  chomage,
  dixTravailleurs,
  fermeture,
  fermetureSpeciale,
  fondsSectoriel,
  pensionSectorielle,
} from './lignes.ts'

/** All lines on a premium of one quarter; the high-wage cap leaves premiums alone. */
export function surPrime(prime: Cents, trimestre: number, c: Sheet, law: Law): Cents {
  if (prime === 0 || c.assujetti === 0) return 0
  const montant = assiette(prime, c, law)
  return (
    base(montant, c, law) +
    dixTravailleurs(montant, c, law) +
    fermeture(montant, c, law) +
    fermetureSpeciale(montant, law) +
    chomage(montant, law) +
    amiante(montant, trimestre, law) +
    accidents(montant, law) +
    fondsSectoriel(montant, c, law) +
    pensionSectorielle(montant, c)
  )
}

/** What it reads beside the premium and the quarter. */
const LUS = [
  'assujetti',
  'effectif',
  'categorieParticuliere',
  'fondsCp200',
  'fondsTaux',
  'pensionTaux',
  'cotisations.base',
  'cotisations.baseCategorie2',
  'cotisations.baseSansModeration',
  'cotisations.dixTravailleurs',
  'cotisations.seuilDixTravailleurs',
  'cotisations.fermeturePetite',
  'cotisations.fermetureGrande',
  'cotisations.seuilFermeture',
  'cotisations.fermetureSpeciale',
  'cotisations.chomageTemporaire',
  'cotisations.amiante',
  'cotisations.amianteTrimestres',
  'cotisations.accidentsTravail',
  'cotisations.fondsCp200',
] as const

/** The notes of a formula in which `contributions(…)` are those of `surPrime`, in the quarters that these figures name. */
export function notesSurPrime(formula: string, ...trimestres: ParameterId[]): Words {
  return { formula, also: [...LUS, ...trimestres], rounding: 'each_step' }
}
