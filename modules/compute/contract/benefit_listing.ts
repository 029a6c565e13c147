import type { Benefit, BenefitLine } from './benefits/definition.ts'
import type { Field } from './benefits/fields.ts'
import { BENEFITS, flagOf } from './benefits/index.ts'
import { schemaOf } from './benefits/schema.ts'
import type { JsonSchema } from './schema_parts.ts'
import type { Language } from './shown_params.ts'
import { inputText } from './texts.ts'

/** A benefit as other programs read it: plain data, no functions. */
export interface ListedBenefit {
  readonly name: string
  readonly titles: Readonly<Record<Language, string>>
  /** The field that switches it on. */
  readonly switch: string
  readonly group: string
  readonly section: string
  /** What its value is of. */
  readonly unit: string
  /** The field of its value. */
  readonly value: string
  /** Every field that it gives a package, with its JSON schema and its unit. */
  readonly fields: readonly {
    readonly name: string
    readonly unit?: string
    readonly schema: JsonSchema
  }[]
  /** Keys of the lists of the answer. */
  readonly lines: readonly Pick<BenefitLine, 'key' | 'month'>[]
  /** Kinds of work that may have it, beside employees and manual workers. */
  readonly statuts: readonly string[]
  /** Whether a FLEX package may offer it, and benefits that no worker has beside it. */
  readonly choice: boolean
  readonly excludes: readonly string[]
}

let listed: readonly ListedBenefit[] | undefined

/** Every benefit that a package may hold, for programs that ask what there is; the same list each time. */
export const listBenefits = (): readonly ListedBenefit[] => (listed ??= BENEFITS.map(listedOf))

function listedOf(benefit: Benefit): ListedBenefit {
  return {
    name: benefit.name,
    titles: titlesOf(benefit.name),
    switch: flagOf('has', benefit.name),
    group: benefit.group,
    section: benefit.section,
    unit: benefit.unit,
    value: benefit.value ?? benefit.name,
    fields: Object.entries(schemaOf(benefit)).map(([name, schema]) => {
      const { unit } = (benefit.fields[name] ?? {}) as Partial<Field>
      return unit === undefined ? { name, schema } : { name, unit, schema }
    }),
    lines: benefit.lines.map(({ key, month }) => (month === undefined ? { key } : { key, month })),
    statuts: benefit.statuts ?? [],
    choice: benefit.choice !== undefined,
    excludes: benefit.choice?.excludes ?? [],
  }
}

function titlesOf(name: string): ListedBenefit['titles'] {
  const title = (language: Language) => inputText(name, language) ?? name
  return { fr: title('fr'), nl: title('nl'), en: title('en') }
}
