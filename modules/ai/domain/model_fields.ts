import { listBenefits } from '#modules/compute/pure'
import type { ModelField } from '../ports/language_model.ts'
import { pathOf } from '../reader/draft.ts'
import { fieldAt } from '../reader/fields.ts'
import { FR } from '../reader/lexicon/fr.ts'
import { nameOfPath } from '../reader/names.ts'

const AMOUNTS = [
  'package.salaireBrut',
  'package.salaireBrutHoraire',
  'solve.salaireNet',
  'solve.coutEmployeurAnnuel',
]

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
