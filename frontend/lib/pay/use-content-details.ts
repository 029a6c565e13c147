import { useCallback } from 'react'
import type { Content, ContentDetail, ContentUnit } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'

/** The words of the PDF: page and paper say the same. */
const WORDS = 'packages.document.contents'
/** Options that are named; a list of a hundred cars is no offer to read. */
const NAMED_OPTIONS = 6
const MONEY: readonly string[] = ['month', 'year', 'piece', 'euros'] satisfies ContentUnit[]

/**
 * Writes in one line what else there is to say of a content: whether it was chosen, its description, its
 * further fields, what can be chosen from; `null` where there is nothing.
 *
 * @param state whether it says that it is a choice, and made; not where a badge does
 */
export function useContentDetails({ state = true } = {}): (content: Content) => string | null {
  const t = useT()
  const message = useOptionalMessage()
  const format = useFormat()

  return useCallback(
    (content) => {
      const { name, choice, has, description, details, options, range, unit } = content
      const plain = (value: number) => format.amount(value, Number.isInteger(value) ? 0 : 2)
      const measured = (value: number, of: string) =>
        t(`${WORDS}.values.${of}`, {
          amount: MONEY.includes(of) ? format.euros(value) : plain(value),
        })
      const detail = ({ name: field, value, unit: of = 'units', label, age }: ContentDetail) => {
        if (value === true) return t(`${WORDS}.details.${field}`)
        const words =
          typeof value === 'number'
            ? measured(value, of)
            : (message(`${WORDS}.words.${value}`) ?? value)
        return label
          ? `${label} ${words}`
          : t(`${WORDS}.details.${field}`, { value: words, age: age ?? '' })
      }
      const named = options.slice(0, NAMED_OPTIONS).map((option) => {
        const most =
          option.maxUnits !== undefined && option.maxUnits > 1
            ? t(`${WORDS}.upTo`, { units: measured(option.maxUnits, 'units') })
            : undefined
        const facts = [measured(option.value, option.unit), most].filter(Boolean).join(', ')
        return option.description ? `${option.description} (${facts})` : facts
      })
      const more = options.length - named.length
      if (more > 0) named.push(t(`${WORDS}.moreOptions`, { count: more }))
      const parts = [
        state && choice && t(`${WORDS}.states.${choice}_${has ? 'has' : 'not'}`),
        name === 'packageExtras' ? undefined : description,
        ...details.map(detail),
        named.length > 0 && t(`${WORDS}.options`, { list: named.join(' ; ') }),
        range && t(`${WORDS}.range`, { min: plain(range.min), max: measured(range.max, unit) }),
      ].filter(Boolean)
      return parts.length > 0 ? parts.join(' · ') : null
    },
    [format, message, state, t]
  )
}
