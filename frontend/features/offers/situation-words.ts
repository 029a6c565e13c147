import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { SituationChange } from './event-details.ts'

export const SITUATION_NAMES: Record<SituationChange['field'], string> = {
  etatCivil: 'editor.etatCivil',
  conjointTravaille: 'editor.conjointTravaille',
  revenusConjoint: 'candidate.spouse_limited',
  enfantsACharge: 'editor.enfantsACharge',
  salaireNet: 'candidate.figure_net',
}

/** What a candidate told, in words. */
export function useSituationValue() {
  const t = useT()
  const format = useFormat()
  return (field: SituationChange['field'], value: SituationChange['from']): string => {
    if (field === 'salaireNet') return format.euros(Number(value))
    if (field === 'etatCivil') return t(`pay.situation_${value}`)
    return typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : String(value)
  }
}
