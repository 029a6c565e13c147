import type { Carrosserie, Energie } from '#modules/compute/pure'
import { plainText } from '#modules/shared/values/plain_text'
import type { BenefitField } from '../kinds.ts'

/** The columns with what a benefit is called in each language. */
export const NAME_COLUMNS = {
  descriptionFr: 'fr',
  descriptionNl: 'nl',
  descriptionEn: 'en',
} as const
export type NameColumn = keyof typeof NAME_COLUMNS

export type ImportField = Exclude<BenefitField, 'translations'> | NameColumn | 'id'

/** Whether a column holds a name in one language. */
export function isNameColumn(field: string): field is NameColumn {
  return Object.hasOwn(NAME_COLUMNS, field)
}

/** Without accents, capitals or signs: `Coût / mois (€)` and `cout mois` are the same. */
export function plain(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** How the columns are called elsewhere, in French, Dutch and English, the plainest first. */
export const COLUMN_WORDS: Readonly<Record<ImportField, readonly string[]>> = {
  id: ['identifiant', 'identificatie', 'id', 'identifier'],
  description: [
    'description',
    'omschrijving',
    'modele',
    'model',
    'nom',
    'naam',
    'name',
    'vehicule',
    'voertuig',
    'voiture',
    'wagen',
    'car',
    'velo',
    'fiets',
    'bike',
  ],
  descriptionFr: ['description fr', 'omschrijving fr', 'nom fr', 'naam fr', 'name fr', 'francais'],
  descriptionNl: [
    'description nl',
    'omschrijving nl',
    'nom nl',
    'naam nl',
    'name nl',
    'nederlands',
  ],
  descriptionEn: ['description en', 'omschrijving en', 'nom en', 'naam en', 'name en', 'english'],
  energie: ['energie', 'carburant', 'brandstof', 'motorisation', 'motor', 'fuel', 'energy'],
  co2: ['co2', 'emission', 'uitstoot'],
  nonRechargeable: ['non rechargeable', 'niet oplaadbaar', 'zonder stekker', 'without a plug'],
  batterie: ['batterie', 'batterij', 'battery'],
  co2Equivalent: ['co2 equivalent', 'equivalent', 'equivalente', 'overeenstemmend'],
  euro6eBis: ['euro 6e bis', 'euro 6e', 'euro6e'],
  valeur: [
    'valeur',
    'waarde',
    'value',
    'catalogusprijs',
    'cataloguswaarde',
    'prix',
    'prijs',
    'price',
    'prime',
    'premie',
    'premium',
    'cout',
    'kost',
    'cost',
  ],
  tcoMensuel: [
    'tco',
    'cout par mois',
    'cout mensuel',
    'loyer',
    'leasing',
    'kost per maand',
    'monthly cost',
  ],
  dateImmatriculation: ['immatriculation', 'inschrijving', 'registration', 'date', 'datum'],
  carrosserie: ['carrosserie', 'koetswerk', 'body', 'body type', 'type de carrosserie'],
  autonomie: ['autonomie', 'autonomie electrique', 'rijbereik', 'bereik', 'range', 'wltp'],
  puissanceCharge: [
    'charge rapide',
    'puissance de charge',
    'snelladen',
    'laadvermogen',
    'fast charging',
  ],
  eligibleBudgetMobilite: ['mobilite', 'mobiliteit', 'mobility', 'eligible'],
  maxUnits: ['unites', 'eenheden', 'units', 'maximum'],
  inPackages: ['packages', 'loonpakketten', 'propose', 'aangeboden', 'offered'],
}

/** The kinds of engine as people write them. */
export const ENERGY_WORDS: Readonly<Record<Energie, readonly string[]>> = {
  ELECTRIQUE: ['electrique', 'elektrisch', 'electric', 'ev', 'bev'],
  ESSENCE: ['essence', 'benzine', 'petrol', 'gasoline'],
  DIESEL: ['diesel'],
  HYBRIDE_ESSENCE: ['hybride essence', 'hybride benzine', 'petrol hybrid', 'hybrid petrol', 'phev'],
  HYBRIDE_DIESEL: ['hybride diesel', 'diesel hybrid', 'hybrid diesel'],
  LPG: ['lpg', 'gpl'],
  CNG: ['cng', 'gnc'],
  HYDROGENE: ['hydrogene', 'waterstof', 'hydrogen'],
}

/** The shapes of cars as people write them. */
export const BODY_WORDS: Readonly<Record<Carrosserie, readonly string[]>> = {
  CITADINE: ['citadine', 'stadswagen', 'city car', 'hatchback'],
  BERLINE: ['berline', 'sedan', 'saloon'],
  BREAK: ['break', 'estate', 'station wagon', 'stationwagen'],
  SUV: ['suv', 'crossover'],
  MONOSPACE: ['monospace', 'monovolume', 'people carrier', 'mpv'],
  UTILITAIRE: ['utilitaire', 'bestelwagen', 'van'],
}

export const YES_WORDS = ['oui', 'ja', 'yes', 'true', 'vrai', 'waar', 'x', '1', 'o', 'j', 'y']
export const NO_WORDS = ['non', 'nee', 'no', 'false', 'faux', 'onwaar', '0', 'n']
