import { NumberInput } from '@/components/ui/number-input'
import { useT } from '@/lib/use-t'

interface MatrixFieldProps {
  value: readonly (readonly number[])[]
  onChange: (value: number[][]) => void
  min?: number
  max?: number
  disabled?: boolean
}

/** Percent by where pay stands in its range, and by rating. */
export function MatrixField({ value, onChange, min, max, disabled }: MatrixFieldProps) {
  const t = useT()
  const ratings = value[0]!.map((_, at) => at + 1)
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-ink-soft">
          <td />
          {ratings.map((rating) => (
            <th key={rating} scope="col" className="px-1 text-center font-normal">
              {t('scenarios.rating', { rating })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {value.map((row, at) => (
          <tr key={at}>
            <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-ink-soft">
              {t(`scenarios.band_${at}`)}
            </th>
            {row.map((cell, nth) => (
              <td key={nth} className="p-0.5">
                <NumberInput
                  className="px-1"
                  aria-label={`${t(`scenarios.band_${at}`)}, ${t('scenarios.rating', { rating: ratings[nth] })}`}
                  min={min}
                  max={max}
                  step="any"
                  disabled={disabled}
                  value={cell}
                  onValueChange={(next) =>
                    onChange(
                      value.map((each, r) =>
                        each.map((one, c) => (r === at && c === nth ? (next ?? 0) : one))
                      )
                    )
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
