import type { ListedParameter } from '#modules/compute/pure'
import { useFigureWriter } from '@/components/pay/use-figure-writer'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Figure as Value } from './law-book.ts'

type Unit = ListedParameter['unit']

/** Writes one figure of the law with its unit. */
export function useLawFigure(): (value: number, unit: Unit) => string {
  const write = useFigureWriter()
  const format = useFormat()
  return (value, unit) => (unit === 'EUR' ? format.euros(value) : write(value, unit))
}

/** A figure in one line; of a table, how many and from where to where. */
export function FigureLine({ value, unit }: { value: Value; unit: Unit }) {
  const t = useT()
  const write = useLawFigure()
  if (value === null) return <span className="text-ink-soft">–</span>
  if (typeof value === 'number') return <span>{write(value, unit)}</span>
  if (value.length === 0) return <span className="text-ink-soft">{t('law.emptyTable')}</span>
  if (value.length <= SHORT)
    return <span>{value.map((each) => write(each, unit)).join(' · ')}</span>
  return (
    <span>
      {write(value[0]!, unit)} … {write(value.at(-1)!, unit)}{' '}
      <span className="text-xs text-ink-soft">{t('law.values', { count: value.length })}</span>
    </span>
  )
}

/** A figure whole: each of a table's in its cell. */
export function FigureWhole({ value, unit }: { value: Value; unit: Unit }) {
  const write = useLawFigure()
  if (value === null || typeof value === 'number' || value.length <= SHORT)
    return <FigureLine value={value} unit={unit} />
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-1">
      {value.map((each, index) => (
        <li key={index} className="amount rounded-sm bg-sunken px-2 py-0.5 text-xs">
          {write(each, unit)}
        </li>
      ))}
    </ol>
  )
}

/** So many figures of a table still read as one line. */
const SHORT = 4
