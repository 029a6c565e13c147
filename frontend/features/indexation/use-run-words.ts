import { useMemo } from 'react'
import { listCommissions } from '#modules/compute/pure'
import type { Run } from '@/api/indexations'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'

/** How a run is called, and what its percent is. */
export function useRunWords() {
  const t = useT()
  const locale = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const percent = (value: number) => format.percent(value / 100, 2)
    const number = (code: string) =>
      code.replace(/^BECP(\d{3})(\d{2})?$/, (_, a, b) => (b ? `${a}.${b}` : a))
    return {
      percent,
      /** `3.76 %`, or both ends of a range. */
      percents: ({ percent: high, percentLow }: Pick<Run, 'percent' | 'percentLow'>) =>
        percentLow === null
          ? percent(high)
          : t('indexation.range', { low: percent(percentLow), high: percent(high) }),
      /** `JC 200`, by the number that people say. */
      committee: (code: string) => t('indexation.committeeNumber', { number: number(code) }),
      committeeTitle: (code: string) =>
        listCommissions().find((each) => each.code === code)?.titles[locale] ?? code,
      /** Where the percent comes from, in a few words. */
      figure: ({ event, date }: Pick<Run, 'event' | 'date'>) =>
        event === null
          ? t('indexation.assumed')
          : t(`indexation.event_${event.status}`, {
              day: format.day(event.checked, 'medium'),
              on: format.day(date, 'medium'),
            }),
    }
  }, [t, locale, format])
}
