import { useMemo } from 'react'
import { useCan } from '@/api/get-user'
import { usePayElementKinds, type PayElementKind } from '@/api/pay-elements'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { useFieldWords } from './use-field-words.ts'

/** Fields that two parts of a record have are named by what they are of. */
const WORKER =
  /^(conjoint|enfants|etatCivil|revenus|parent|handicape|autres|ascendants|nonResident)/

const NO_KINDS: readonly PayElementKind[] = []
/** The code of a pay element: what fields are called begins small. */
const ELEMENT = /^[A-Z0-9]/

/** Names what changed of a person's work and pay, and writes what it said before and says now. */
export function useFactWords() {
  const t = useT()
  const message = useOptionalMessage()
  const words = useFieldWords()
  const format = useFormat()
  const nameOf = useNameOf()
  const { data: kinds = NO_KINDS } = usePayElementKinds(useCan('pay-elements.read'))
  return useMemo(() => {
    const pathOf = (field: string) => `${WORKER.test(field) ? 'worker' : 'package'}.${field}`
    const nameOfElement = (code: string) => {
      const kind = kinds.find((each) => each.code === code)
      return kind ? nameOf({ description: kind.name, translations: kind.translations }) : code
    }
    const label = (field: string) => {
      if (ELEMENT.test(field)) return nameOfElement(field)
      return (
        message(`team-changes.field_${field}`) ??
        message(`team.detail_${field}`) ??
        words.label(pathOf(field))
      )
    }
    const value = (field: string, said: unknown) => {
      if (said === null || said === undefined) return t('team-changes.nothing')
      if (field === 'contractKind') return t(`contracts.kind_${String(said)}`)
      if (field === 'endKind') return t(`contracts.end_${String(said)}`)
      if (ELEMENT.test(field))
        return typeof said === 'number' ? format.amount(said, 2) : String(said)
      return words.value(pathOf(field), said)
    }
    return { label, value }
  }, [message, t, words, format, nameOf, kinds])
}
