import type { PackageDescription } from './types.ts'

const DESCRIPTION: Readonly<Record<keyof PackageDescription, true>> = {
  id: true,
  packageCategory: true,
  nomFonction: true,
  typeContrat: true,
  department: true,
  offerWorkerId: true,
  contractWorkerId: true,
  simulationWorkerId: true,
}

/** Package fields that describe and change no figure. */
export const DESCRIPTIVE_FIELDS: ReadonlySet<string> = new Set(Object.keys(DESCRIPTION))
