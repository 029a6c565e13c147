import { BENEFIT_KINDS, FIELDS_OF, NAME_COLUMNS, type BenefitKind } from '#modules/catalogue/index'
import { columnsOf } from '#modules/compute/pure'
import type { ImportField } from '../domain/import_field.ts'
import type { ImportSettings } from '../domain/import_settings.ts'
import { plainWords } from '../domain/plain_words.ts'
import columns from './catalogue_columns.json' with { type: 'json' }
import { called } from './called.ts'
import { codesOf } from './engine_words.ts'

const LONGEST = 200
/** What columns and lists are called; what a list alone calls so has its name behind (`valeur laptop`). */
const NAMES: Readonly<Record<string, string>> = columns
const namesOf = (name: string): readonly string[] => (NAMES[name] ? called(NAMES[name]) : [])
const text = (name: string, most: number): ImportField => ({
  name,
  type: 'text',
  most,
  aliases: namesOf(name),
})
const flag = (name: string): ImportField => ({ name, type: 'flag', aliases: namesOf(name) })

const LIST: ImportField = {
  name: 'list',
  type: 'code',
  exact: true,
  forAll: 'asked',
  aliases: namesOf('list'),
  codes: Object.fromEntries(BENEFIT_KINDS.map((kind) => [kind, namesOf(`list ${kind}`)])),
}

/** The value of a thing, or what a month of a device or a year of an insurance costs: another one in each list. */
function valueOf(kind: BenefitKind | null): Pick<ImportField, 'aliases' | 'says'> {
  if (kind === null) return { aliases: namesOf('valeur') }
  return { aliases: [...namesOf('valeur'), ...namesOf(`valeur ${kind}`)], says: `valeur_${kind}` }
}

/** The columns of a list as the engine defines them; of all lists together each once, as wide as the widest. */
function fieldsOfLists(kinds: readonly BenefitKind[]): ImportField[] {
  const own = new Map<string, ImportField>()
  for (const kind of kinds)
    for (const [name, { kind: type, max, words }] of columnsOf(kind)) {
      if (!(FIELDS_OF[kind] as readonly string[]).includes(name)) continue
      const most = Math.max(max ?? 0, own.get(name)?.most ?? 0)
      const named = {
        name,
        ...(name === 'valeur'
          ? valueOf(kinds.length > 1 ? null : kind)
          : { aliases: namesOf(name) }),
      }
      if (type === 'flag') own.set(name, flag(name))
      else if (type === 'choice') own.set(name, { ...named, type: 'code', codes: codesOf(words!) })
      else if (type === 'date') own.set(name, { ...named, type: 'day' })
      else if (type === 'count') own.set(name, { ...named, type: 'whole', most })
      else if (type === 'number') own.set(name, { ...named, type: 'number', most })
      else own.set(name, { ...named, type: 'amount', least: 0, most })
    }
  return [...own.values()]
}

const fieldsOf = (kinds: readonly BenefitKind[]): readonly ImportField[] => [
  LIST,
  text('description', LONGEST),
  ...Object.values(NAME_COLUMNS).map((name) => text(name, LONGEST)),
  ...fieldsOfLists(kinds),
  flag('inPackages'),
  text('id', 60),
]

/** What a column of a file of benefits may be, whatever the list. */
export const BENEFIT_FIELDS: readonly ImportField[] = fieldsOf(BENEFIT_KINDS)
const BY_KIND = new Map(BENEFIT_KINDS.map((kind) => [kind as string, fieldsOf([kind])]))

/** The same where one list is said for all rows: a cost of a month is another thing of a bike than of a telephone. */
export function benefitFields({ fixed }: Pick<ImportSettings, 'fixed'>): readonly ImportField[] {
  const said = plainWords(fixed.find(({ field }) => field === LIST.name)?.to ?? '')
  const kind = Object.entries(LIST.codes!).find(
    ([code, words]) => plainWords(code) === said || words.includes(said)
  )?.[0]
  return BY_KIND.get(kind ?? '') ?? BENEFIT_FIELDS
}
