import { TERM_COLUMNS, TOLD_OF_WORKERS } from '#modules/imports/index'

/** Who has the last word on a field: we, the other system, or whoever wrote last. */
export const OWNERS = ['BAREMA', 'EXTERNAL', 'LAST_WRITER'] as const
export type Owner = (typeof OWNERS)[number]
export type Owners = Readonly<Partial<Record<string, Owner>>>

const OF_CONTRACT = 'contract.'

/** A field of a contract among those of people: both have a `nomFonction`. */
export const contractField = (name: string) => `${OF_CONTRACT}${name}`

/** What an HR system may tell, as a person says who owns it. */
export const OWNED_FIELDS: readonly string[] = [
  ...TOLD_OF_WORKERS,
  ...TERM_COLUMNS.map(contractField),
]

/** As nobody said otherwise: people are kept in the HR system; their pay is decided here as well as there. */
export function ownerOf(owners: Owners, field: string): Owner {
  return owners[field] ?? (field.startsWith(OF_CONTRACT) ? 'LAST_WRITER' : 'EXTERNAL')
}

/** How the record of a worker names what a list of people calls otherwise. */
const IN_RECORD: Readonly<Record<string, string>> = {
  department: 'departmentId',
  manager: 'managerId',
  costCenter: 'costCenterId',
  contractLocation: 'contractLocationId',
}

/** The fields of a worker's record that are changed in the other system. */
export function keptThere(owners: Owners): string[] {
  return TOLD_OF_WORKERS.filter((field) => ownerOf(owners, field) === 'EXTERNAL').map(
    (field) => IN_RECORD[field] ?? field
  )
}
