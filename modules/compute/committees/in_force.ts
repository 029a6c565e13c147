import type { PlainDate } from '../engine/dates.ts'
import type { Cents, Ppm } from '../engine/money.ts'
import type { DatedValue } from '../engine/parameter.ts'
import type { Law } from '../legislation/index.ts'
import type { Bareme, BaremeOn } from './bareme.ts'
import type { Committee, Statut } from './committee.ts'
import { EMPLOYER_CATEGORIES, type Rates } from './employer_categories.ts'
import { FACTS, factOn, type Fact, type FactKey } from './fact.ts'
import { committeeOf, COMMITTEES } from './index.ts'

/** A fact in force, with where it stands. */
export type InForce = DatedValue<number> & { readonly value: number }

/** Who pays the year-end premium: the employer, a third payer that asks it back, a fund of the whole sector. */
export const EMPLOYEUR = 0
export const TIERS = 1
export const MUTUALISE = 2

/** What a joint committee brings to one kind of work on the days of a law set, in the units of the sheet. */
export interface SectorFacts {
  readonly committee: Committee
  /** `302`, `14003`: the number on the sheet. */
  readonly commission: number
  /** The facts that are known, by key. */
  readonly known: ReadonlyMap<FactKey, InForce>
  /** False where nothing is known of the year-end premium, or only a part of it. */
  readonly hasPrime: boolean
  readonly primeMois: number
  readonly primeTaux: Ppm
  readonly primeFixe: Cents
  readonly payeur: number
  readonly primeFondsTaux: Ppm
  readonly primeAnnuelle: Cents
  /** Hours of a full week, in hundredths: the most that are allowed, and those that stand in; 0 where not known. */
  readonly heuresMaximum: number
  readonly heures: number
  readonly bareme: Bareme | undefined
  /** The scale of the day; `undefined` before the first one that was read. */
  readonly baremeOn: BaremeOn | undefined
}

/** What an ONSS employer category asks for one kind of work on the days of a law set. */
export interface CategoryRates {
  readonly fonds: InForce | undefined
  readonly fondsGrande: { readonly des: number; readonly taux: InForce } | undefined
  readonly pension: InForce | undefined
  readonly forfait: InForce | undefined
}

/** Law sets that are supposed come and go, and what was looked up under them too: a committee is looked up once for each. */
const sectors = new WeakMap<Law, Map<string, SectorFacts | null>>()
const categories = new WeakMap<Law, Map<string, CategoryRates | null>>()

/** @returns `undefined` for a committee of which nothing is known, or not for this kind of work */
export function sectorFacts(law: Law, code: string, statut: Statut): SectorFacts | undefined {
  return lookedUp(sectors, law, `${statut} ${code}`, () => {
    const committee = committeeOf(code)
    if (committee === undefined || !committee.statuts.includes(statut)) return null
    return factsOn(committee, dayOf(law))
  })
}

/** @returns `undefined` where the rates of the category were not read, or not for this day */
export function categoryRates(
  law: Law,
  category: string,
  statut: Statut
): CategoryRates | undefined {
  return lookedUp(categories, law, `${statut} ${category}`, () => {
    const known = Object.hasOwn(EMPLOYER_CATEGORIES, category)
      ? EMPLOYER_CATEGORIES[category]
      : undefined
    const rates = statut === 'OUVRIER' ? known?.ouvriers : known?.employes
    return rates === undefined ? null : ratesOn(rates, dayOf(law))
  })
}

function lookedUp<T>(
  kept: WeakMap<Law, Map<string, T | null>>,
  law: Law,
  key: string,
  look: () => T | null
): T | undefined {
  let ofLaw = kept.get(law)
  if (ofLaw === undefined) kept.set(law, (ofLaw = new Map()))
  let found = ofLaw.get(key)
  if (found === undefined) ofLaw.set(key, (found = look()))
  return found ?? undefined
}

function factsOn(committee: Committee, day: PlainDate): SectorFacts {
  const { facts, bareme } = committee
  const known = new Map<FactKey, InForce>()
  for (const key of Object.keys(FACTS) as FactKey[]) {
    const value = inForce(facts[key], day)
    if (value !== undefined) known.set(key, value)
  }
  const of = (key: FactKey) => known.get(key)?.value ?? 0
  const baremeOn = bareme && factOn(bareme, day)
  return Object.freeze({
    committee,
    commission: Number(committee.code.slice('BECP'.length)),
    known,
    hasPrime: isPrimeKnown(committee, day),
    primeMois: of('primeFinAnneeMois'),
    primeTaux: of('primeFinAnneeTaux'),
    primeFixe: of('primeFinAnneeFixe'),
    payeur: of('primeFinAnneePayeur'),
    primeFondsTaux: of('primeFondsTaux'),
    primeAnnuelle: of('primeAnnuelle'),
    heuresMaximum: of('heuresSemaine'),
    heures: of('heuresMoyennes') || of('heuresSemaine'),
    bareme,
    baremeOn,
  })
}

const PARTS = ['primeFinAnneeMois', 'primeFinAnneeTaux', 'primeFinAnneeFixe'] as const

/** A premium of which a part is not known is not computed: too low a figure is worse than none. */
export function isPrimeKnown({ facts }: Committee, day: PlainDate): boolean {
  const parts = PARTS.flatMap((key) => {
    const fact = facts[key]
    return fact === undefined ? [] : [inForce(fact, day)]
  })
  return parts.length > 0 && parts.every((part) => part !== undefined)
}

function ratesOn({ fonds, fondsGrande, pension, forfait }: Rates, day: PlainDate): CategoryRates | null {
  const large = fondsGrande && inForce(fondsGrande.taux, day)
  const rates = {
    fonds: inForce(fonds, day),
    fondsGrande: large && { des: fondsGrande.des, taux: large },
    pension: inForce(pension, day),
    forfait: inForce(forfait, day),
  }
  const empty = Object.values(rates).every((each) => each === undefined)
  return empty ? null : Object.freeze(rates)
}

/** The value of a day, unless it is a gap or the day is before the first one. */
export function inForce(fact: Fact | undefined, day: PlainDate): InForce | undefined {
  const dated = fact && factOn(fact, day)
  return dated === undefined || dated.value === null ? undefined : (dated as InForce)
}

/** 20260901 as 2026-09-01. */
function dayOf({ day }: Law): PlainDate {
  const digits = String(day)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** What a committee computes with on a day, for the hash of its law set (ADR 28). */
export function sectorFigures(day: PlainDate): string[] {
  const ofCommittees = COMMITTEES.flatMap(({ code, facts, bareme }) => [
    ...(Object.keys(facts) as FactKey[]).flatMap((key) => {
      const value = inForce(facts[key], day)
      return value === undefined ? [] : [`${code}.${key}=${value.value}`]
    }),
    ...(bareme && factOn(bareme, day) !== undefined
      ? [`${code}.bareme=${JSON.stringify(factOn(bareme, day)!.echelles)}`]
      : []),
  ])
  const ofCategories = Object.entries(EMPLOYER_CATEGORIES).flatMap(([category, kinds]) =>
    Object.entries(kinds as Record<string, Rates>).flatMap(([kind, rates]) =>
      Object.entries(ratesOn(rates, day) ?? {}).flatMap(([name, rate]) => {
        const value = rate && ('taux' in rate ? `${rate.des}:${rate.taux.value}` : rate.value)
        return value === undefined ? [] : [`${category}.${kind}.${name}=${value}`]
      })
    )
  )
  return [...ofCommittees, ...ofCategories]
}
