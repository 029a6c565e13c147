import { Plus, Trash2 } from 'lucide-react'
import {
  AGE_MAXIMUM,
  AGE_MINIMUM,
  DISPENSES_DU_MOIS,
  type ComputeError,
  type TypeAbsence,
} from '#modules/compute/pure'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { SwitchRow } from '@/components/ui/switch-row'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'
import { completeOf, type Told, type ToldAbsence } from './told.ts'

const EXEMPTIONS = ['', ...DISPENSES_DU_MOIS] as const
const TYPES: readonly TypeAbsence[] = ['MALADIE', 'SANS_SOLDE']

interface MonthFormProps {
  told: Told
  onChange: (told: Told) => void
  errors: readonly ComputeError[]
  isManual: boolean
}

/** What happens in the month and the contract does not tell. */
export function MonthForm({ told, onChange, errors, isManual }: MonthFormProps) {
  const t = useT()
  const errorAt = useErrorAt(errors)
  const set = (patch: Partial<Told>) => onChange({ ...told, ...patch })
  const days = [
    ['day', 'month.day', 'date'],
    ['begins', 'compute.told.moisIncomplet.debutContrat', 'moisIncomplet.debutContrat'],
    ['ends', 'compute.told.moisIncomplet.finContrat', 'moisIncomplet.finContrat'],
  ] as const
  const complete = completeOf(told)
  const change = (key: string, patch: Partial<ToldAbsence>) =>
    set({
      absences: told.absences.map((each) => (each.key === key ? { ...each, ...patch } : each)),
    })
  const add = () =>
    set({
      absences: [
        ...told.absences,
        {
          key: crypto.randomUUID(),
          type: 'MALADIE',
          from: '',
          to: '',
          relapse: false,
          relapseFrom: '',
          relapseTo: '',
        },
      ],
    })
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
      {!isManual && (
        <SwitchRow
          label={t('compute.told.moisIncomplet.contratCourt')}
          checked={told.shortContract}
          onCheckedChange={(shortContract) => set({ shortContract })}
        />
      )}
      <Field label={t('compute.told.moisIncomplet.dispense')} error={errorAt('moisIncomplet.dispense')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={told.exemption}
            onValueChange={(exemption) => set({ exemption })}
            options={EXEMPTIONS.map((value) => ({
              value,
              label: t(value === '' ? 'month.exemption_none' : `compute.told.values.dispense_${value}`),
            }))}
          />
        )}
      </Field>
      <Workdays
        told={told.workdays}
        onChange={(workdays) => set({ workdays })}
        error={errorAt('moisIncomplet.joursTravail')}
      />
      {told.absences.map((each, i) => (
        <Absence
          key={each.key}
          number={i + 1}
          told={each}
          errorAt={(...ends) => {
            const at = `moisIncomplet.absences.${complete.indexOf(each)}`
            return errorAt(...ends.map((end) => at + end))
          }}
          onChange={(patch) => change(each.key, patch)}
          onRemove={() => set({ absences: told.absences.filter(({ key }) => key !== each.key) })}
        />
      ))}
      <Button onClick={add} className="justify-self-start">
        <Plus aria-hidden />
        {t('month.add')}
      </Button>
      {told.absences.some(({ type }) => type === 'MALADIE') && (
        <Field label={t('compute.told.moisIncomplet.age')} error={errorAt('moisIncomplet.age')}>
          {(control) => (
            <NumberInput
              {...control}
              min={AGE_MINIMUM}
              max={AGE_MAXIMUM}
              step={1}
              value={told.age}
              onValueChange={(age) => set({ age })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** From Monday on. */
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

interface WorkdaysProps {
  told: readonly number[]
  onChange: (told: readonly number[]) => void
  error: string | null
}

/** The days of the week that the schedule has. */
function Workdays({ told, onChange, error }: WorkdaysProps) {
  const t = useT()
  return (
    <fieldset>
      <legend className="text-sm font-medium">
        {t('compute.told.moisIncomplet.joursTravail')}
      </legend>
      <div className="grid grid-cols-2 gap-x-3">
        {WEEK.map((day) => (
          <CheckRow
            key={day}
            label={t(`compute.told.values.joursTravail_${day}`)}
            checked={told.includes(day)}
            onCheckedChange={(checked) =>
              onChange(WEEK.filter((each) => (each === day ? checked : told.includes(each))))
            }
          />
        ))}
      </div>
      {error !== null && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface AbsenceProps {
  number: number
  told: ToldAbsence
  errorAt: (...ends: string[]) => string | null
  onChange: (patch: Partial<ToldAbsence>) => void
  onRemove: () => void
}

/** One absence: what it is, its first and last day, and of an illness the one before. */
function Absence({ number, told, errorAt, onChange, onRemove }: AbsenceProps) {
  const t = useT()
  const ill = told.type === 'MALADIE'
  const days = [
    ['from', 'month.from', ['.debut']],
    ['to', 'month.to', ['.fin']],
    ...(ill && told.relapse
      ? ([
          ['relapseFrom', 'month.relapseFrom', ['.rechute', '.rechute.debut']],
          ['relapseTo', 'month.relapseTo', ['.rechute.fin']],
        ] as const)
      : []),
  ] as const
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-medium">{t('month.absence', { number })}</legend>
      <Field label={t('month.type')} error={errorAt('.type')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={told.type}
            onValueChange={(type) => onChange({ type })}
            options={TYPES.map((value) => ({ value, label: t(`compute.told.values.${value}`) }))}
          />
        )}
      </Field>
      {days.map(([key, label, ends]) => (
        <Field key={key} label={t(label)} error={errorAt(...ends)}>
          {(control) => (
            <DateInput
              {...control}
              label={t(label)}
              value={told[key]}
              onValueChange={(value) => onChange({ [key]: value })}
            />
          )}
        </Field>
      ))}
      {ill && (
        <SwitchRow
          label={t('month.relapse')}
          checked={told.relapse}
          onCheckedChange={(relapse) => onChange({ relapse })}
        />
      )}
      <Button variant="ghost" size="sm" onClick={onRemove} className="justify-self-start">
        <Trash2 aria-hidden />
        {t('month.remove', { number })}
      </Button>
    </fieldset>
  )
}
