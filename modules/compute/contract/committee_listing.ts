import { committeeOf, COMMITTEES } from '../committees/index.ts'
import { numberOf, type Committee, type Statut } from '../committees/committee.ts'
import { EMPLOYER_CATEGORIES, type Rates } from '../committees/employer_categories.ts'
import { FACTS, factOn, type Fact, type FactKey, type Measure } from '../committees/fact.ts'
import { categoryRates, inForce, isPrimeKnown } from '../committees/in_force.ts'
import type { PlainDate } from '../engine/dates.ts'
import { shownFigure } from '../engine/explanation.ts'
import { indexation } from '../legislation/annee/indexation/index.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import type { ListedValue } from './listed_parameters.ts'

/** A fact of a committee with its history, in euros, percent or counts. */
export interface ListedFact {
  readonly key: FactKey
  readonly measure: Measure
  readonly values: readonly (ListedValue & { readonly value: number | null })[]
}

/** The scale of a committee from a day on, in euros a month or an hour. */
export interface ListedScale extends Omit<ListedValue, 'value'> {
  /** By scale and class: by years of experience where there are several amounts; `null` where not known. */
  readonly echelles: Readonly<Record<string, Readonly<Record<string, readonly number[] | null>>>>
}

/** A rate that the ONSS collects in an employer category, for one kind of work. */
export interface ListedRate {
  readonly category: string
  readonly statut: Statut
  readonly key: 'fonds' | 'fondsGrande' | 'pension' | 'forfait'
  readonly measure: 'PERCENT' | 'EUR_YEAR'
  /** Of large companies: from how many workers on. */
  readonly des?: number
  readonly values: readonly (ListedValue & { readonly value: number | null })[]
}

/** What may be missing of a committee: its named gaps. */
export const EXPECTED = [
  'bareme',
  'heuresSemaine',
  'primeFinAnnee',
  'cotisations',
  'primeAnnuelle',
  'chequeRepas',
  'ecoCheques',
  'trainPart',
  'veloKilometre',
  'indexation',
] as const
export type Expected = (typeof EXPECTED)[number]

export interface ListedCommittee {
  /** `BECP14003` */
  readonly code: string
  /** `140.03` */
  readonly number: string
  readonly statuts: readonly Statut[]
  readonly facts: readonly ListedFact[]
  readonly bareme?: {
    readonly of: 'month' | 'hour'
    readonly echelles: readonly string[]
    readonly classes: readonly string[]
    readonly values: readonly ListedScale[]
  }
  /** ONSS employer categories, with the rates that were read. */
  readonly categories: readonly string[]
  readonly rates: readonly ListedRate[]
  /** The id of its index history among the figures of the law, where known. */
  readonly indexation?: string
}

/** Every joint committee of which something is known, by number. */
export function listCommittees(): readonly ListedCommittee[] {
  return COMMITTEES.map(listedOnce)
}

/** The committee of a code or a number (`BECP14003`, `140.03`, `14003`), where something is known of it. */
export function listedCommittee(name: string): ListedCommittee | undefined {
  const found = committeeOf(`BECP${name.replace(/^BECP/i, '').replaceAll('.', '')}`)
  return found && listedOnce(found)
}

/** What is not known of a committee on a day. */
export function missingOf(code: string, day: PlainDate): readonly Expected[] {
  const committee = committeeOf(code)
  if (committee === undefined) return EXPECTED
  return EXPECTED.filter((each) => !isKnown(each, committee, day))
}

function isKnown(expected: Expected, committee: Committee, day: PlainDate): boolean {
  const { facts, bareme } = committee
  switch (expected) {
    case 'bareme':
      return bareme !== undefined && isWhole(committee, day)
    case 'heuresSemaine':
      return [facts.heuresSemaine, facts.heuresMoyennes].some((fact) => inForce(fact, day))
    case 'primeFinAnnee':
      return isPrimeKnown(committee, day)
    case 'indexation':
      return Object.hasOwn(indexation, indexKey(committee))
    case 'cotisations':
      return committee.code === 'BECP200' || hasRates(committee, day)
    default:
      return inForce(facts[expected], day) !== undefined
  }
}

/** Every class of the day has its amount. */
function isWhole({ bareme }: Committee, day: PlainDate): boolean {
  const on = factOn(bareme!, day)
  return (
    on !== undefined &&
    Object.values(on.echelles).every((classes) =>
      bareme!.classes.every((classe) => (classes[classe] ?? null) !== null)
    )
  )
}

function hasRates({ categorie, statuts }: Committee, day: PlainDate): boolean {
  const law = lawSets.on(day)?.law
  if (law === undefined || categorie === undefined) return false
  return statuts.some((statut) => categoryRates(law, categorie, statut) !== undefined)
}

function indexKey({ code }: Committee): string {
  return `CP${code.slice('BECP'.length)}`
}

const kept = new Map<string, ListedCommittee>()

/** A screen asks for its committee at every stroke of a key: each is put together once. */
function listedOnce(committee: Committee): ListedCommittee {
  let found = kept.get(committee.code)
  if (found === undefined) kept.set(committee.code, (found = Object.freeze(listed(committee))))
  return found
}

function listed(committee: Committee): ListedCommittee {
  const { code, statuts, facts, bareme, categories } = committee
  const key = indexKey(committee)
  return {
    code,
    number: numberOf(committee),
    statuts,
    facts: (Object.keys(FACTS) as FactKey[]).flatMap((each) => {
      const fact = facts[each]
      return fact === undefined ? [] : [{ key: each, measure: FACTS[each], values: shown(fact) }]
    }),
    ...(bareme && {
      bareme: {
        of: bareme.of,
        echelles: bareme.echelles,
        classes: bareme.classes,
        values: bareme.values.map(({ echelles, ...origin }) => ({
          ...origin,
          echelles: scalesShown(echelles, bareme.of),
        })),
      },
    }),
    categories,
    rates: categories.flatMap((category) => ratesOf(category, statuts)),
    ...(Object.hasOwn(indexation, key) && { indexation: `indexation.${key}` }),
  }
}

function shown({ unit, values }: Fact): ListedFact['values'] {
  return values.map(({ value, ...dated }) => ({
    ...dated,
    value: value === null ? null : (shownFigure(value, unit) as number),
  }))
}

function scalesShown(
  echelles: Readonly<Record<string, Readonly<Record<string, readonly number[] | null>>>>,
  of: 'month' | 'hour'
): ListedScale['echelles'] {
  const unit = of === 'hour' ? 'ten_thousandths' : 'cents'
  return Object.fromEntries(
    Object.entries(echelles).map(([echelle, classes]) => [
      echelle,
      Object.fromEntries(
        Object.entries(classes).map(([classe, line]) => [
          classe,
          line === null ? null : (shownFigure(line, unit) as readonly number[]),
        ])
      ),
    ])
  )
}

function ratesOf(category: string, statuts: readonly Statut[]): ListedRate[] {
  if (!Object.hasOwn(EMPLOYER_CATEGORIES, category)) return []
  const { ouvriers, employes } = EMPLOYER_CATEGORIES[category]
  return statuts.flatMap((statut) => {
    const rates: Rates = (statut === 'OUVRIER' ? ouvriers : employes) ?? {}
    const { fonds, fondsGrande, pension, forfait } = rates
    const of = (key: ListedRate['key'], fact: Fact | undefined, des?: number): ListedRate[] =>
      fact === undefined
        ? []
        : [
            {
              category,
              statut,
              key,
              measure: fact.unit === 'ppm' ? 'PERCENT' : 'EUR_YEAR',
              ...(des !== undefined && { des }),
              values: shown(fact),
            },
          ]
    return [
      ...of('fonds', fonds),
      ...of('fondsGrande', fondsGrande?.taux, fondsGrande?.des),
      ...of('pension', pension),
      ...of('forfait', forfait),
    ]
  })
}
