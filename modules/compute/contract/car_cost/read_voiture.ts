import { yearOf, type PlainDate } from '../../engine/dates.ts'
import { COMMANDES } from '../../legislation/employeur/deductibilite_voiture/commandes.ts'
import type { Sheet } from '../../rules/index.ts'
import { SANS_EMISSION } from '../../rules/mois/voiture/motorisations.ts'
import {
  PLAFONNEE,
  SANS_DEDUCTION,
  SANS_LIMITE,
  TVA_COMPRISE,
  TVA_REEL,
  TVA_SEMI_FORFAIT,
} from '../../voiture/situations.ts'
import type { VoitureSheet } from '../../voiture/index.ts'
import { isHybride } from '../energies.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { METHODES_TVA, TAUX_IMPOT, type VoitureFields } from './types.ts'

export const KM_MAXIMUM = 200_000
export const TRAJET_MAXIMUM = 500
export const KWH_MAXIMUM = 10_000
/** Cents a kilowatt-hour; the dearest month of 2022 was below it. */
export const TARIF_MAXIMUM = 150
export const FRAIS_MAXIMUM = 100_000
/** A hundredth of a percent in millionths. */
const HUNDREDTH_OF_PERCENT = 100

const KNOWN = knownFields<VoitureFields>({
  tva: true,
  usageProfessionnel: true,
  kmAnnuels: true,
  kmDomicileTravail: true,
  partElectrique: true,
  kwhDomicile: true,
  tarifRecharge: true,
  fraisAnnexes: true,
  impot: true,
  budgetPilier2: true,
})

/** The car of a package that was read, and the days that decide what is deducted of it. */
export interface CarRead {
  readonly registered: PlainDate
  readonly ordered: PlainDate
  /** Cents a month. */
  readonly pilier2: number
  readonly plugIn: boolean
}

/** Puts what is told of the car on its sheet; what the package's own sheet tells of it is read from there. */
export function readVoiture(
  value: unknown,
  fields: Fields,
  of: Sheet,
  c: VoitureSheet,
  reading: Reading
): CarRead {
  const car = fromPackage(fields, of, c, reading)
  const voiture = reading.object(value, 'voiture') ?? {}
  KNOWN.refuseOthers(voiture, 'voiture', reading)
  readTva(voiture, c, reading)
  readEnergie(voiture, car.plugIn, of, c, reading)
  if (isGiven(voiture.fraisAnnexes))
    c.autresFraisVoiture = reading.amount(
      voiture.fraisAnnexes,
      'voiture.fraisAnnexes',
      0,
      FRAIS_MAXIMUM
    )
  if (isGiven(voiture.impot))
    c.tauxReduit = reading.word(voiture.impot, 'voiture.impot', TAUX_IMPOT) === 'REDUIT' ? 1 : 0
  const pilier2 = isGiven(voiture.budgetPilier2)
    ? reading.amount(voiture.budgetPilier2, 'voiture.budgetPilier2', 0, FRAIS_MAXIMUM)
    : 0
  return { ...car, pilier2 }
}

function fromPackage(fields: Fields, of: Sheet, c: VoitureSheet, { date }: Reading) {
  const registered = (fields.dateImmatriculationVS ?? date) as PlainDate
  const ordered = (fields.dateCommandeVS ?? registered) as PlainDate
  const plugIn = isHybride(fields.energieVS) && fields.nonRechargeableVS !== true
  c.energieVoiture = of.energieVS
  c.gazNaturel = fields.energieVS === 'CNG' ? 1 : 0
  c.tcoMois = of.tcoVS
  c.contributionMois = of.contributionVS
  c.regimeVoiture = regimeOf(ordered)
  c.rangCommande = Math.max(0, yearOf(ordered) - COMMANDES.entiereJusque)
  c.hybrideLimite = plugIn && ordered >= COMMANDES.carburant ? 1 : 0
  return { registered, ordered, plugIn }
}

function regimeOf(ordered: PlainDate): number {
  if (ordered >= COMMANDES.sansDeduction) return SANS_DEDUCTION
  return ordered >= COMMANDES.plafonnees ? PLAFONNEE : SANS_LIMITE
}

/** What a method needs is asked by name, and what another one needs is refused. */
function readTva(voiture: Fields, c: VoitureSheet, reading: Reading): void {
  const { tva, usageProfessionnel, kmAnnuels, kmDomicileTravail } = voiture
  c.methodeTva = isGiven(tva)
    ? METHODES_TVA.indexOf(reading.word(tva, 'voiture.tva', METHODES_TVA))
    : TVA_COMPRISE
  const needed = { usageProfessionnel: TVA_REEL, kmAnnuels: TVA_SEMI_FORFAIT } as const
  for (const [key, methode] of Object.entries(needed)) {
    if (c.methodeTva === methode && !isGiven(voiture[key]))
      reading.refuse('required', `voiture.${key}`)
  }
  const only = { ...needed, kmDomicileTravail: TVA_SEMI_FORFAIT }
  for (const [key, methode] of Object.entries(only)) {
    if (c.methodeTva !== methode && isGiven(voiture[key]))
      reading.refuse('conflict', `voiture.${key}`, { with: 'voiture.tva' })
  }
  if (isGiven(usageProfessionnel))
    c.usageProfessionnel =
      HUNDREDTH_OF_PERCENT *
      reading.hundredths(usageProfessionnel, 'voiture.usageProfessionnel', 0, 100, '%')
  if (isGiven(kmAnnuels)) c.kmAnnuels = reading.count(kmAnnuels, 'voiture.kmAnnuels', 1, KM_MAXIMUM)
  if (isGiven(kmDomicileTravail))
    c.kmDomicileTravail = reading.count(
      kmDomicileTravail,
      'voiture.kmDomicileTravail',
      0,
      TRAJET_MAXIMUM
    )
}

/** The fuel card of the package is fuel, or electricity of a car without an engine; of a plug-in one is told how much. */
function readEnergie(
  voiture: Fields,
  plugIn: boolean,
  of: Sheet,
  c: VoitureSheet,
  reading: Reading
): void {
  const { partElectrique, kwhDomicile, tarifRecharge } = voiture
  const hasPlug = plugIn || of.energieVS === SANS_EMISSION
  let electric = of.energieVS === SANS_EMISSION ? of.carteEssence : 0
  if (isGiven(partElectrique)) {
    const part = reading.hundredths(partElectrique, 'voiture.partElectrique', 0, 100, '%')
    if (plugIn) electric = Math.round((of.carteEssence * part) / 10_000)
    else reading.refuse('conflict', 'voiture.partElectrique', { with: 'package.energieVS' })
  }
  c.electriciteMois = electric
  c.carburantMois = of.carteEssence - electric
  if (isGiven(kwhDomicile)) {
    c.kwhDomicile = reading.hundredths(kwhDomicile, 'voiture.kwhDomicile', 0, KWH_MAXIMUM)
    if (c.kwhDomicile > 0 && !hasPlug)
      reading.refuse('conflict', 'voiture.kwhDomicile', { with: 'package.energieVS' })
    if (c.kwhDomicile > 0 && !isGiven(tarifRecharge))
      reading.refuse('required', 'voiture.tarifRecharge')
  }
  if (isGiven(tarifRecharge))
    c.tarifRecharge = reading.hundredths(tarifRecharge, 'voiture.tarifRecharge', 0, TARIF_MAXIMUM)
}
