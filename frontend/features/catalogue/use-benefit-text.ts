import { useMemo } from 'react'
import type { Benefit, BenefitFields, BenefitKind } from '@/api/benefits'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { fieldLabel, type PlainField } from './kinds.ts'

const EUROS: readonly PlainField[] = ['valeur', 'tcoMensuel']

/** Writes what a benefit says, as the reader's language does. */
export function useBenefitText() {
  const t = useT()
  const format = useFormat()
  return useMemo(() => {
    const label = (kind: BenefitKind, field: string) => t(fieldLabel(kind, field))
    const value = (fields: BenefitFields, field: PlainField): string => {
      const content = fields[field]
      if (content === null || content === '') return '–'
      if (field === 'energie') return t(`benefits.energie_${content}`)
      if (field === 'carrosserie') return t(`benefits.body_${content}`)
      if (field === 'dateImmatriculation') return format.day(String(content), 'short')
      if (typeof content === 'boolean') return t(content ? 'common.yes' : 'benefits.no')
      if (EUROS.includes(field))
        return format.euros(Number(content), Number.isInteger(content) ? 0 : 2)
      if (field === 'batterie') return format.amount(Number(content), 2)
      return String(content)
    }
    return {
      label,
      value,
      /** One line: what a card says of a benefit. */
      summary: (benefit: Benefit, fields: readonly PlainField[]) =>
        fields
          .filter((field) => benefit[field] !== null && typeof benefit[field] !== 'boolean')
          .map(
            (field) =>
              inWords(t, benefit, field) ??
              t('benefits.fact', {
                label: label(benefit.kind, field),
                value: value(benefit, field),
              })
          )
          .join(' · '),
    }
  }, [t, format])
}

/** What says itself what it is, as candidates read it. */
function inWords(t: ReturnType<typeof useT>, fields: BenefitFields, field: PlainField) {
  const content = fields[field]
  switch (field) {
    case 'energie':
      return t(`benefits.energie_${String(content)}`)
    case 'carrosserie':
      return t(`benefits.body_${String(content)}`)
    case 'co2':
      return t('choices.co2', { grams: Number(content) })
    case 'autonomie':
      return t('choices.range', { km: Number(content) })
    case 'puissanceCharge':
      return t('choices.charge', { kw: Number(content) })
    default:
      return null
  }
}
