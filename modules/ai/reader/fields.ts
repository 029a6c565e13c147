import {
  listBenefits,
  PACKAGE_SCHEMA,
  WORKER_SCHEMA,
  type ListedBenefit,
} from '#modules/compute/pure'
import { benefitOfPath } from './draft.ts'

interface Property {
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Property>>
}

type Schema = ListedBenefit['fields'][number]['schema']

/** What a field takes: an amount or a count, yes or no, or one of some words. */
export interface FieldKind {
  readonly type: 'number' | 'boolean' | 'word'
  readonly words?: readonly string[]
}

const PACKAGE = PACKAGE_SCHEMA.properties as Readonly<Record<string, Property>>
const WORKER = WORKER_SCHEMA.properties as Readonly<Record<string, Property>>

/** What a path takes; undefined where it is no plain field. */
export function fieldAt(path: string): FieldKind | undefined {
  if (path.startsWith('solve.') || path === 'company.effectif') return { type: 'number' }
  const [part = '', ...keys] = path.split('.')
  let property: Property | undefined = { properties: part === 'worker' ? WORKER : PACKAGE }
  for (const key of keys) property = property?.properties?.[key]
  if (property?.enum) return { type: 'word', words: property.enum }
  const type = [property?.type].flat()[0]
  if (type === 'boolean') return { type: 'boolean' }
  return type === 'number' || type === 'integer' ? { type: 'number' } : undefined
}

/** What a path is of, by the groups of the employer's cost; `who` is of the person and the contract. */
export type PathGroup = 'fixed' | 'costs' | 'variable' | 'benefits' | 'who'

const GROUPS: Readonly<Record<string, PathGroup>> = {
  frais: 'costs',
  remunerationsVariables: 'variable',
  avantages: 'benefits',
  extras: 'benefits',
}
const PAY = /^(?:solve\.|amount$|package\.salaireBrut)/
const EUROS = new Set(['month', 'year', 'piece', 'euros'])

const LISTED = listBenefits()
const UNITS = new Map(
  LISTED.flatMap(({ fields, value, unit }) =>
    fields.map(
      ({ name, unit: own, schema }) => [name, own ?? unitOf(name === value, unit, schema)] as const
    )
  )
)

function unitOf(isValue: boolean, unit: string, { description }: Schema): string {
  if (isValue) return unit
  return /^euros\b/.test(String(description)) ? 'euros' : ''
}

export function groupOfPath(path: string): PathGroup {
  if (PAY.test(path)) return 'fixed'
  const name = benefitOfPath(path)
  const group = LISTED.find((benefit) => benefit.name === name)?.group
  return (group && GROUPS[group]) || 'who'
}

/** Whether a number at a path is an amount of euros. */
export function isEuros(path: string): boolean {
  return PAY.test(path) || EUROS.has(UNITS.get(path.replace('package.', '')) ?? '')
}
