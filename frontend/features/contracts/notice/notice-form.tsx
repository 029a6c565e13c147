import type { ComputeError, PreavisFields } from '#modules/compute/pure'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { SwitchRow } from '@/components/ui/switch-row'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'
import { hasTwoParts, type Told } from './told.ts'

interface NoticeFormProps {
  told: Told
  onChange: (told: Told) => void
  errors: readonly ComputeError[]
  isManual: boolean
}

/** What a dismissal asks and neither contract nor record tell. */
export function NoticeForm({ told, onChange, errors, isManual }: NoticeFormProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (key: keyof PreavisFields | 'date') =>
    errorOf(key === 'date' ? key : `preavis.${key}`)
  const set = (patch: Partial<Told>) => onChange({ ...told, ...patch })
  const days = [
    ['day', 'notice.day', 'date'],
    ['start', 'compute.inputs.debutContrat', 'debutContrat'],
    ['seniority', 'notice.seniority', 'debutAnciennete'],
  ] as const
  const amounts = [
    ['benefits', 'compute.inputs.autresAvantages', 'autresAvantages'],
    ['grossYear', 'compute.inputs.brutAnneeEnCours', 'brutAnneeEnCours'],
    ['grossYearBefore', 'compute.inputs.brutAnneePrecedente', 'brutAnneePrecedente'],
  ] as const
  const twoParts = hasTwoParts(told)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 @lg:grid-cols-2 @3xl:grid-cols-[minmax(0,1fr)] print:hidden">
      {days.map(([key, label, path]) => (
        <Field key={key} label={t(label)} error={errorAt(path)}>
          {(control) => (
            <DateInput
              {...control}
              label={t(label)}
              value={told[key]}
              onValueChange={(value) => onChange({ ...told, [key]: value })}
            />
          )}
        </Field>
      ))}
      {twoParts && !isManual && (
        <SwitchRow
          label={t('compute.inputs.superieur2013')}
          checked={told.above2013}
          onCheckedChange={(above2013) => set({ above2013 })}
        />
      )}
      {twoParts && isManual && (
        <Field label={t('compute.inputs.joursSecteur')} error={errorAt('joursSecteur')}>
          {(control) => (
            <NumberInput
              {...control}
              min={1}
              step={1}
              value={told.sectorDays}
              onValueChange={(sectorDays) => set({ sectorDays })}
            />
          )}
        </Field>
      )}
      {amounts.slice(0, isManual ? 1 : undefined).map(([key, label, path]) => (
        <Field key={key} label={t(label)} error={errorAt(path)}>
          {(control) => (
            <MoneyInput
              {...control}
              step={100}
              value={told[key]}
              onValueChange={(value) => onChange({ ...told, [key]: value })}
            />
          )}
        </Field>
      ))}
      {!isManual && (
        <>
          <Field label={t('compute.inputs.joursRestants')} error={errorAt('joursRestants')}>
            {(control) => (
              <NumberInput
                {...control}
                min={0}
                step="any"
                value={told.leaveLeft}
                onValueChange={(leaveLeft) => set({ leaveLeft })}
              />
            )}
          </Field>
          <SwitchRow
            label={t('compute.inputs.doublePeculePaye')}
            checked={told.doublePaid}
            onCheckedChange={(doublePaid) => set({ doublePaid })}
          />
        </>
      )}
      <SwitchRow
        label={t('compute.inputs.primeProrata')}
        checked={told.yearEndPremium}
        onCheckedChange={(yearEndPremium) => set({ yearEndPremium })}
      />
    </div>
  )
}
