import { useCallback, useMemo } from 'react'
import { lineOfRule } from '#modules/compute/pure'
import { useOptionalMessage } from '@/lib/use-t'

/** Gives a line's names, its sentence of explanation and its article of law, from the engine's own texts. */
export function useLineText() {
  const message = useOptionalMessage()
  /** Short, as it stands in a table. */
  const title = useCallback(
    (key: string) =>
      message(`compute.lines.${key}`) ??
      message(`compute.rules.${key}.title`) ??
      message(`compute.lines.${lineOfRule(key)}`) ??
      message(`compute.inputs.${key}`) ??
      inWords(key),
    [message]
  )
  const sentence = useCallback(
    (key: string) =>
      message(`compute.rules.${key}.explanation`) ||
      (lineOfRule(key) && message('compute.inputs.douzeMois')) ||
      null,
    [message]
  )
  const article = useCallback(
    (key: string) => message(`compute.rules.${key}.article`) || null,
    [message]
  )
  return useMemo(() => ({ title, sentence, article }), [title, sentence, article])
}

/** `onss.tauxPersonnel` -> `onss · taux personnel`: the law's own French words, spaced. */
export function inWords(key: string): string {
  return key
    .split('.')
    .map((part) => part.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase())
    .join(' · ')
}
