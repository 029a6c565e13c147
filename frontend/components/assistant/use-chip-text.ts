import type { Draft } from '#modules/ai/pure'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useLocale, useT } from '@/lib/use-t'

/** By its number: its name is a line of its own. */
const COMMITTEE = 'package.computeModelConfig.commissionParitaire'

interface Told {
  path: string
  value: unknown
  op?: 'set' | 'remove'
}

/** Gives what a chip is called and what it says; a benefit that is simply had says no more than its name. */
export function useChipText(
  reader: AssistantReader
): (told: Told, draft?: Draft) => { name: string; value: string } {
  const t = useT()
  const locale = useLocale()
  return ({ path, value, op }, draft) => {
    const name = reader.nameOfPath(path, locale)
    if (path === COMMITTEE && typeof value === 'string')
      return { name, value: value.replace('BECP', '') }
    if (op === 'remove') return { name, value: t('assistant.taken') }
    if (value === true && reader.switchOfPath(path) === path) return { name, value: '' }
    if (typeof value === 'boolean') return { name, value: t(value ? 'common.yes' : 'common.no') }
    return { name, value: reader.shownValue(path, value, locale, draft) }
  }
}
