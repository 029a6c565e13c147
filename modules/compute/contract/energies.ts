import { DIESEL, ESSENCE, GAZ, SANS_EMISSION } from '../rules/mois/voiture/motorisations.ts'

export const ENERGIES = [
  'ESSENCE',
  'DIESEL',
  'ELECTRIQUE',
  'HYBRIDE_ESSENCE',
  'HYBRIDE_DIESEL',
  'LPG',
  'CNG',
  'HYDROGENE',
] as const

/** What a car runs on. */
export type Energie = (typeof ENERGIES)[number]

const MOTORISATIONS: Readonly<Record<Energie, number>> = {
  ESSENCE,
  HYBRIDE_ESSENCE: ESSENCE,
  DIESEL,
  HYBRIDE_DIESEL: DIESEL,
  LPG: GAZ,
  CNG: GAZ,
  ELECTRIQUE: SANS_EMISSION,
  HYDROGENE: SANS_EMISSION,
}

const HYBRIDES: readonly unknown[] = ['HYBRIDE_ESSENCE', 'HYBRIDE_DIESEL']

/** What drives a car, as the sheet counts it. */
export function motorisationOf(energie: Energie): number {
  return MOTORISATIONS[energie]
}

/** Whether a car of this energy emits CO2; one of which nothing is told is taken to. */
export function hasEmission(energie: string | null | undefined): boolean {
  return MOTORISATIONS[energie as Energie] !== SANS_EMISSION
}

/** Whether an energy is that of a hybrid; with a plug or without one. */
export function isHybride(energie: unknown): boolean {
  return HYBRIDES.includes(energie)
}
