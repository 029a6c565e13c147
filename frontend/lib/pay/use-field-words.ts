import { useCallback, useMemo } from 'react'
import { inWords, useLineText } from '@/components/pay/use-line-text'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import type { Locale } from '@/lib/locale'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { useCommissionName } from './use-commission-name.ts'

const FLAG = /^(has|can|mustHave)([A-Z]\w*)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** The names of something in other languages: one of them, or all. */
const NAMES = /\.translations(\w+?)(?:\.(fr|nl|en))?$/
const PIN = /^pin\.(\w+)\.(\w+)$/
/** Amounts that are never a percentage, by the last part of their path. */
const EUROS =
  /^pin\.|\.(salaireBrut|salaireBrutMin|salaireEngagement|budgetMobilite\w*|valeurVS|tcoMensuel\w+)$/
/** Fields whose value is one of few words; the catalogue has each under this prefix. */
const WORDS = [
  'fields.choice_',
  'fields.',
  'pay.situation_',
  'packages.category_',
  'package-view.value_',
  'contents.contractType_',
]

/** Names the fields of a package and writes their values, as the history and the comparison tell them. */
export function useFieldWords() {
  const t = useT()
  const message = useOptionalMessage()
  const format = useFormat()
  const { title } = useLineText()
  const commission = useCommissionName()

  /** `package.hasVelo` -> « Vélo de société »; `worker.etatCivil` -> « État civil ». */
  const label = useCallback(
    (path: string) => {
      const [, figure, period] = PIN.exec(path) ?? []
      if (figure) return t(`package-view.pin_${period}`, { figure: t(`pay.figure_${figure}`) })
      const key = path.slice(path.lastIndexOf('.') + 1)
      const named = (name: string) =>
        message(`package-view.field_${name}`) ??
        message(`fields.${name}`) ??
        message(`editor.${name}`) ??
        message(`compute.lines.${name}`)
      const [, text, language] = NAMES.exec(path) ?? []
      if (text) {
        const name = named(`description${text}`)
        return language
          ? t('package-view.namesIn', { name, language: LANGUAGE_NAMES[language as Locale] })
          : t('package-view.names', { name })
      }
      const own = named(key)
      if (own) return own
      const [, kind, rest] = FLAG.exec(key) ?? []
      if (kind && rest) {
        const benefit = rest[0]!.toLowerCase() + rest.slice(1)
        return t(`package-view.flag_${kind}`, { name: named(benefit) ?? title(benefit) })
      }
      return inWords(key)
    },
    [message, t, title]
  )

  const value = useCallback(
    (path: string, given: unknown): string => {
      if (given === null || given === undefined) return t('package-view.nothing')
      if (typeof given === 'boolean') return t(given ? 'common.yes' : 'package-view.no')
      if (typeof given === 'number' && EUROS.test(path)) return format.euros(given)
      if (typeof given === 'number') return format.amount(given, Number.isInteger(given) ? 0 : 2)
      if (Array.isArray(given)) return t('package-view.entries', { count: given.length })
      if (typeof given !== 'string') return t('package-view.changed')
      if (path.endsWith('commissionParitaire')) return commission(given)
      // An id says nothing to a reader.
      if (path.endsWith('.id') || path.endsWith('Id')) return t('package-view.someone')
      if (DAY.test(given)) return format.day(given)
      for (const prefix of WORDS) {
        const word = message(`${prefix}${given}`)
        if (word) return word
      }
      return given
    },
    [commission, format, message, t]
  )

  return useMemo(() => ({ label, value }), [label, value])
}
