import { useState, type FormEvent } from 'react'
import type { Budget } from '@/api/budgets'
import { percentsOf, useIndexationNotice, type IndexationNotice } from '@/api/dashboard'
import { useCan } from '@/api/get-user'
import { usePackages } from '@/api/list-packages'
import { useTeam } from '@/api/team'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { monthsAfter } from '#modules/shared/values/days'
import { newId } from '@/lib/new-id'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { PlaceFields } from './place-fields.tsx'
import { LAW_FIGURES, type PlanKind } from './plan-kinds.ts'

interface StepDialogProps {
  budget: Budget
  kind: PlanKind | null
  busy: boolean
  onClose: () => void
  onAdd: (kind: PlanKind, step: never) => void
}

/** One line more of a plan. */
export function StepDialog({ budget, kind, busy, onClose, onAdd }: StepDialogProps) {
  const t = useT()
  const { data: notice } = useIndexationNotice(useCan('indexations.run'))
  return (
    <Dialog
      open={kind !== null}
      onOpenChange={(open) => !open && onClose()}
      title={kind ? t(`budgets.add_${kind}`) : ''}
      description={kind ? t(`budgets.how_${kind}`) : ''}
    >
      {kind && (
        <StepForm
          key={kind}
          budget={budget}
          kind={kind}
          busy={busy}
          coming={notice && isWithin(budget, notice.day) ? notice : null}
          onClose={onClose}
          onAdd={(step) => onAdd(kind, step as never)}
        />
      )}
    </Dialog>
  )
}

interface Told {
  day: string
  low: number | null
  expected: number | null
  high: number | null
  percent: number | null
  count: number | null
  packageId: string
  departmentId: string
  costCenterId: string
  replaced: number | null
  months: number | null
  workerId: string
  figure: (typeof LAW_FIGURES)[number]
}

function StepForm({
  budget,
  kind,
  busy,
  coming,
  onClose,
  onAdd,
}: Omit<StepDialogProps, 'kind' | 'onAdd'> & {
  kind: PlanKind
  /** The index that is known to come in the months of the budget. */
  coming: IndexationNotice | null
  onAdd: (step: object) => void
}) {
  const t = useT()
  const format = useFormat()
  const known = kind === 'index' && coming ? percentsOf(coming) : null
  const [told, setTold] = useState<Told>({
    day: known ? coming!.day : budget.startDateStr,
    ...(known ?? { low: 3, expected: 3.5, high: 4 }),
    percent: FIRST_PERCENT[kind] ?? null,
    count: 1,
    packageId: '',
    departmentId: '',
    costCenterId: '',
    replaced: 0,
    months: 0,
    workerId: '',
    figure: LAW_FIGURES[0],
  })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const packages = usePackages({ perPage: 100 })
  const team = useTeam({ standing: 'ACTIVE', perPage: 100 })
  const set = (change: Partial<Told>) => {
    setTold((before) => ({ ...before, ...change }))
    setFaults({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = faultsOf(kind, told, budget)
    setFaults(Object.fromEntries(Object.entries(wrong).map(([name, key]) => [name, t(key)])))
    if (Object.keys(wrong).length > 0) return
    const hired = packages.data?.data.find(({ id }) => id === told.packageId)
    onAdd(stepOf(kind, told, hired?.nomFonction ?? ''))
  }
  const number = (name: NumberName, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={faults[name]}>
      {(control) => (
        <NumberInput
          {...control}
          step={NUMBER_STEPS[name] ?? 0.05}
          value={told[name]}
          onValueChange={(value) => set({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {kind === 'leavers' && (
        <Field label={t('budgets.person')} error={faults.workerId}>
          {(control) => (
            <Combobox
              {...control}
              value={told.workerId}
              onValueChange={(workerId) => set({ workerId })}
              searchLabel={t('budgets.searchPerson')}
              emptyLabel={t('common.noResults')}
              options={(team.data?.data ?? []).map(({ id, firstName, lastName }) => ({
                value: id,
                label: `${firstName} ${lastName}`,
              }))}
            />
          )}
        </Field>
      )}
      {kind === 'hires' && (
        <>
          <Field label={t('budgets.package')} error={faults.packageId}>
            {(control) => (
              <Combobox
                {...control}
                value={told.packageId}
                onValueChange={(packageId) => set({ packageId })}
                searchLabel={t('packages.search')}
                emptyLabel={t('common.noResults')}
                options={(packages.data?.data ?? []).map(({ id, nomFonction }) => ({
                  value: id,
                  label: nomFonction,
                }))}
              />
            )}
          </Field>
          {number('count', t('budgets.howMany'))}
          <PlaceFields place={told} hint={t('budgets.optional')} onChange={set} />
        </>
      )}
      {kind === 'law' && (
        <Field label={t('budgets.figure')}>
          {(control) => (
            <Select
              {...control}
              value={told.figure}
              onValueChange={(figure) => set({ figure })}
              options={LAW_FIGURES.map((figure) => ({
                value: figure,
                label: t(`budgets.figure_${figure.replace('.', '_')}`),
              }))}
            />
          )}
        </Field>
      )}
      {kind === 'index' && (
        <div className="grid gap-3 sm:grid-cols-3">
          {number('low', t('budgets.lowPercent'))}
          {number('expected', t('budgets.expectedPercent'))}
          {number('high', t('budgets.highPercent'))}
          {known && coming?.checkedOn && (
            <p className="text-xs text-ink-soft sm:col-span-3">
              {t('budgets.knownIndex', { day: format.day(coming.checkedOn, 'medium') })}
            </p>
          )}
        </div>
      )}
      {(kind === 'merit' || kind === 'law') && number('percent', t('budgets.percent'))}
      {kind === 'turnover' && (
        <>
          {number('percent', t('budgets.turnoverPercent'))}
          {number('replaced', t('budgets.replacedPercent'), t('budgets.replacedHint'))}
          {told.replaced !== 0 && number('months', t('budgets.replacedAfter'))}
          <PlaceFields place={told} hint={t('budgets.everybodyHint')} onChange={set} />
        </>
      )}
      {kind !== 'turnover' && (
        <Field
          label={t(kind === 'leavers' ? 'budgets.lastDay' : 'budgets.fromDay')}
          error={faults.day}
        >
          {(control) => (
            <DateInput
              {...control}
              label={t(kind === 'leavers' ? 'budgets.lastDay' : 'budgets.fromDay')}
              value={told.day}
              onValueChange={(day) => set({ day })}
            />
          )}
        </Field>
      )}
      <DialogActions>
        <Button type="button" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('budgets.add')}
        </Button>
      </DialogActions>
    </form>
  )
}

function isWithin({ startDateStr, months }: Budget, day: string): boolean {
  return day >= startDateStr && day < monthsAfter(startDateStr, months)
}

type NumberName = 'low' | 'expected' | 'high' | 'percent' | 'count' | 'replaced' | 'months'
/** What the arrows of a field move by, where it is no percent of pay. */
const NUMBER_STEPS: Partial<Record<NumberName, number>> = { count: 1, replaced: 5, months: 1 }
/** What stands in the field at first; of turnover nothing is supposed. */
const FIRST_PERCENT: Partial<Record<PlanKind, number>> = { merit: 2, law: 25 }

const MOST_INDEX = 20
const MOST_MONTHS = 36

/** What is wrong with a line, by field, as the name of its sentence. */
function faultsOf(kind: PlanKind, told: Told, { plan }: Budget): Record<string, string> {
  const faults: Record<string, string> = {}
  if (told.day === '') faults.day = 'budgets.fault_day'
  if (kind === 'index') {
    for (const name of ['low', 'expected', 'high'] as const) {
      const value = told[name]
      if (value === null || value < 0 || value > MOST_INDEX) faults[name] = 'budgets.fault_index'
    }
    if (
      Object.keys(faults).length === 0 &&
      !(told.low! <= told.expected! && told.expected! <= told.high!)
    )
      faults.expected = 'budgets.fault_range'
  }
  if (
    (kind === 'merit' || kind === 'law') &&
    (told.percent === null || Math.abs(told.percent) > 100)
  )
    faults.percent = 'budgets.fault_percent'
  if (kind === 'hires') {
    if (told.packageId === '') faults.packageId = 'budgets.fault_package'
    if (told.count === null || told.count < 1 || !Number.isInteger(told.count))
      faults.count = 'budgets.fault_count'
  }
  if (kind === 'turnover') {
    if (!isShare(told.percent)) faults.percent = 'budgets.fault_share'
    if (!isShare(told.replaced)) faults.replaced = 'budgets.fault_share'
    const { months } = told
    if (months === null || !Number.isInteger(months) || months < 0 || months > MOST_MONTHS)
      faults.months = 'budgets.fault_months'
    const isSame = (step: Budget['plan']['turnover'][number]) =>
      (step.departmentId ?? '') === told.departmentId &&
      (step.costCenterId ?? '') === told.costCenterId
    if (plan.turnover.some(isSame)) faults.percent ??= 'budgets.fault_place'
  }
  if (kind === 'leavers' && told.workerId === '') faults.workerId = 'budgets.fault_person'
  return faults
}

/** Whether it is a percent of people, to the hundredth. */
function isShare(value: number | null): boolean {
  return value !== null && value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value
}

/** A line as the call takes it. */
function stepOf(kind: PlanKind, told: Told, nomFonction: string): object {
  const { day } = told
  switch (kind) {
    case 'index':
      return {
        day,
        low: told.low,
        expected: told.expected,
        high: told.high,
        commissionParitaire: null,
      }
    case 'merit':
      return { day, percent: told.percent }
    case 'hires':
      return {
        id: newId(),
        nomFonction,
        packageId: told.packageId,
        count: told.count,
        startDate: day,
        departmentId: told.departmentId || null,
        costCenterId: told.costCenterId || null,
      }
    case 'leavers':
      return { workerId: told.workerId, lastDay: day }
    case 'turnover':
      return {
        percent: told.percent,
        replacedPercent: told.replaced,
        replacedAfterMonths: told.replaced === 0 ? 0 : told.months,
        departmentId: told.departmentId || null,
        costCenterId: told.costCenterId || null,
      }
    case 'law':
      return { day, figure: told.figure, value: told.percent }
  }
}
