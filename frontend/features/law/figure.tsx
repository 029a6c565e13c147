import { readFigure, type ListedParameter } from '#modules/compute/pure'
import { useFigureWriter } from '@/components/pay/use-figure-writer'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Figure as Value } from './law-book.ts'

type Parameter = Pick<ListedParameter, 'id' | 'unit'>
type Write = (value: number) => string

/** An amount per kilometre is told to the hundredth of a cent. */
const PER_KM_DECIMALS = 4

/** Writes one figure of the law with its unit, and what it is of. */
function useLawFigure({ id, unit }: Parameter): Write {
  const t = useT()
  const write = useFigureWriter()
  const format = useFormat()
  return (stored) => {
    const { value, measure } = readFigure({ id }, stored)
    if (measure === 'perKm')
      return t('law.perKm', { value: format.amount(value as number, PER_KM_DECIMALS) })
    const written = unit === 'EUR' ? format.euros(value as number) : write(value as number, unit)
    return measure === 'km' || measure === 'gPerKm'
      ? t(`law.${measure}`, { value: written })
      : written
  }
}

interface FigureProps {
  value: Value
  parameter: Parameter
}

/** A figure in one line; of a table, how many and from where to where. */
export function FigureLine({ value, parameter }: FigureProps) {
  const t = useT()
  const write = useLawFigure(parameter)
  if (value === null) return <span className="text-ink-soft">–</span>
  if (typeof value === 'number') return <span>{write(value)}</span>
  if (value.length === 0) return <span className="text-ink-soft">{t('law.emptyTable')}</span>
  if (value.length <= SHORT)
    return <span>{value.map(write).join(separatorOf(parameter, value))}</span>
  return (
    <span>
      {write(value[0]!)} … {write(value.at(-1)!)}{' '}
      <span className="text-xs text-ink-soft">{t('law.values', { count: value.length })}</span>
    </span>
  )
}

/** A figure whole: each of a table's in its cell. */
export function FigureWhole({ value, parameter }: FigureProps) {
  const write = useLawFigure(parameter)
  if (value === null || typeof value === 'number' || value.length <= SHORT)
    return <FigureLine value={value} parameter={parameter} />
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-1">
      {value.map((each, index) => (
        <li key={index} className="amount rounded-sm bg-sunken px-2 py-0.5 text-xs">
          {write(each)}
        </li>
      ))}
    </ol>
  )
}

/** So many figures of a table still read as one line. */
const SHORT = 4

/** Six sevenths is one figure: `6/7`. */
function separatorOf(parameter: Parameter, value: readonly number[]): string {
  return readFigure(parameter, value).measure === 'ratio' ? '/' : ' · '
}
