import type { BenefitKind } from '@/api/benefits'
import { FIELDS_OF } from '../kinds.ts'
import { COLUMN_WORDS, NAME_COLUMNS, plain, type ImportField, type NameColumn } from './words.ts'

/** Which column of the file is which field; -1 where the file has none. */
export type Mapping = Partial<Record<ImportField, number>>

/** What a list can take from a file, in the order in which it is asked for. */
export function importFields(kind: BenefitKind): ImportField[] {
  const names = Object.keys(NAME_COLUMNS) as NameColumn[]
  return ['description', ...names, ...FIELDS_OF[kind], 'inPackages', 'id']
}

/** What a new benefit of the list cannot do without. */
export function isRequired(field: ImportField): boolean {
  return ['description', 'energie', 'valeur', 'tcoMensuel'].includes(field)
}

/**
 * Suggests the columns of a file: those of the last import of the list, else the column that is called like the
 * field, else the first whose name holds one of its words. A column is suggested once.
 *
 * @param remembered header by field, from the last import
 * @param labelOf the name of the field on this screen, as the export writes it
 */
export function suggest(
  header: readonly string[],
  fields: readonly ImportField[],
  remembered: Readonly<Record<string, string>>,
  labelOf: (field: ImportField) => string
): Mapping {
  const names = header.map(plain)
  const taken = new Set<number>()
  const mapping: Mapping = {}
  const tries: ((field: ImportField) => number)[] = [
    (field) => (remembered[field] ? names.indexOf(plain(remembered[field])) : -1),
    (field) => names.indexOf(plain(labelOf(field))),
    (field) => names.findIndex((name, at) => !taken.has(at) && COLUMN_WORDS[field].includes(name)),
    (field) =>
      names.findIndex(
        (name, at) =>
          !taken.has(at) && COLUMN_WORDS[field].some((word) => ` ${name} `.includes(` ${word} `))
      ),
  ]
  for (const find of tries)
    for (const field of fields) {
      if (mapping[field] !== undefined) continue
      const at = find(field)
      if (at < 0 || taken.has(at)) continue
      mapping[field] = at
      taken.add(at)
    }
  return mapping
}
