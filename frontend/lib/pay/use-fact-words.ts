import { useMemo } from 'react'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { useFieldWords } from './use-field-words.ts'

/** Fields that two parts of a record have are named by what they are of. */
const WORKER =
  /^(conjoint|enfants|etatCivil|revenus|parent|handicape|autres|ascendants|nonResident)/

/** Names what changed of a person's work and pay, and writes what it said before and says now. */
export function useFactWords() {
  const t = useT()
  const message = useOptionalMessage()
  const words = useFieldWords()
  return useMemo(() => {
    const pathOf = (field: string) => `${WORKER.test(field) ? 'worker' : 'package'}.${field}`
    const label = (field: string) =>
      message(`team-changes.field_${field}`) ??
      message(`team.detail_${field}`) ??
      words.label(pathOf(field))
    const value = (field: string, said: unknown) => {
      if (said === null || said === undefined) return t('team-changes.nothing')
      if (field === 'contractKind') return t(`contracts.kind_${String(said)}`)
      if (field === 'endKind') return t(`contracts.end_${String(said)}`)
      return words.value(pathOf(field), said)
    }
    return { label, value }
  }, [message, t, words])
}
