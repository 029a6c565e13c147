import { useId } from 'react'
import { MoneyInput } from '@/components/ui/money-input'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { CarCase } from './car-effect.ts'

interface CarCaseFieldProps {
  carCase: CarCase
  onChange: (salaireBrut: number) => void
}

/** Whose net the cars are shown for, and under which law. */
export function CarCaseField({ carCase, onChange }: CarCaseFieldProps) {
  const t = useT()
  const format = useFormat()
  const id = useId()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-ink-soft">
      <label htmlFor={id}>{t('benefits.effectFor')}</label>
      <MoneyInput
        id={id}
        className="h-8 w-28 md:h-8"
        step={50}
        value={carCase.salaireBrut}
        onValueChange={(gross) => gross !== null && gross > 0 && onChange(gross)}
      />
      <span>{t('benefits.effectLaw', { day: format.day(carCase.date) })}</span>
    </div>
  )
}
