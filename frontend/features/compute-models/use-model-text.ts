import { useMemo } from 'react'
import { listCommissions } from '#modules/compute/pure'
import type { ModelSettings } from '@/api/compute-model-configs'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import type { ParameterSpec } from './parameters.ts'

/** Writes what a company sets for a joint committee, as the reader's language does. */
export function useModelText() {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  return useMemo(() => {
    const value = (
      { kind, key }: Pick<ParameterSpec, 'kind' | 'key'>,
      content: number | string
    ): string => {
      if (kind === 'category' || kind === 'employerCategory') return String(content)
      if (kind === 'payer') return t(`models.payer_${content}`)
      if (kind === 'switch') return t(`models.value_${key}_${content}`)
      const number = Number(content)
      if (kind === 'euros') return format.euros(number)
      if (kind === 'percent') return format.percent(number, 4)
      return t(`models.value_${kind}`, { value: number })
    }
    const label = ({ key }: ParameterSpec) => t(`models.param_${key}`)
    return {
      label,
      value,
      /** `BECP200` as the list of committees names it. */
      commission: (code: string | null | undefined) => {
        const known = listCommissions().find((each) => each.code === code)
        return known
          ? t('models.commission', { number: numberOf(known.code), title: known.titles[locale] })
          : t('models.noCommission')
      },
      title: ({ commissionParitaire, employmentType }: ModelSettings) =>
        [
          t(`models.employment_${employmentType}`),
          commissionParitaire &&
            (listCommissions().find(({ code }) => code === commissionParitaire)?.titles[locale] ??
              commissionParitaire),
        ]
          .filter(Boolean)
          .join(' · '),
      setting: (spec: ParameterSpec, settings: ModelSettings) => {
        const none = spec.flag && settings[spec.flag] === false
        return t('models.setting', {
          label: label(spec),
          value: none ? t('models.none') : value(spec, settings[spec.key] as number | string),
        })
      },
    }
  }, [t, format, locale])
}

/** `200` of `BECP200`, `140.03` of `BECP14003`; the codes of trainees are their own. */
export function numberOf(code: string): string {
  return code.replace(/^BECP(\d{3})(\d{2})?$/, (_, main: string, sub?: string) =>
    sub ? `${main}.${sub}` : main
  )
}
