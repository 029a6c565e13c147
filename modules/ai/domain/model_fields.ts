import { listBenefits, PACKAGE_SCHEMA, WORKER_SCHEMA } from '#modules/compute/pure'
import type { ModelField } from '../ports/language_model.ts'
import { pathOf } from '../reader/draft.ts'
import { FR } from '../reader/lexicon/fr.ts'
import { nameOfPath } from '../reader/names.ts'

interface Property {
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Property>>
}

const AMOUNTS = [
  'package.salaireBrut',
  'package.salaireBrutHoraire',
  'solve.salaireNet',
  'solve.coutEmployeurAnnuel',
]
const PACKAGE = PACKAGE_SCHEMA.properties as Readonly<Record<string, Property>>
const WORKER = WORKER_SCHEMA.properties as Readonly<Record<string, Property>>

/** Every field that the reader's own words can set; a language model may say no other. */
export const MODEL_FIELDS: readonly ModelField[] = [...new Set([...AMOUNTS, ...spoken()])].flatMap(
  (path) => {
    const field = fieldAt(path)
    return field === undefined ? [] : [{ path, label: nameOfPath(path, 'en'), ...field }]
  }
)

function spoken(): string[] {
  const fields = Object.keys(FR).flatMap((concept) => {
    const [is = '', of = ''] = concept.split(/:(.*)/s)
    const field = of.split('=')[0]!
    if (is === 'field' && field !== 'regime') return [pathOf(field)]
    if (is === 'set' && of.includes('=')) return [field.includes('.') ? field : pathOf(field)]
    return []
  })
  const benefits = listBenefits().flatMap(({ switch: flag, value }) => [
    `package.${flag}`,
    `package.${value}`,
  ])
  return [...fields, 'package.regimeNumerateur', ...benefits]
}

function fieldAt(path: string): Pick<ModelField, 'type' | 'words'> | undefined {
  if (path.startsWith('solve.') || path === 'company.effectif') return { type: 'number' }
  const [part = '', ...keys] = path.split('.')
  let property: Property | undefined = { properties: part === 'worker' ? WORKER : PACKAGE }
  for (const key of keys) property = property?.properties?.[key]
  if (property?.enum) return { type: 'word', words: property.enum }
  const type = [property?.type].flat()[0]
  if (type === 'boolean') return { type: 'boolean' }
  return type === 'number' || type === 'integer' ? { type: 'number' } : undefined
}
