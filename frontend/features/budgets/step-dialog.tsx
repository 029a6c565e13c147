import { useState, type FormEvent } from 'react'
import type { Budget } from '@/api/budgets'
import { percentsOf, useIndexationNotice, type IndexationNotice } from '@/api/dashboard'
import { useCan } from '@/api/get-user'
import { usePackages } from '@/api/list-packages'
import { useTeam } from '@/api/team'
import { useUsedCommissions } from '@/api/used-commissions'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { monthsAfter } from '#modules/shared/values/days'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { PlaceFields } from './place-fields.tsx'
import { LAW_FIGURES, type PlanKind } from './plan-kinds.ts'
import { ALL, faultsOf, stepOf, type Told } from './told-step.ts'

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
  const committees = useUsedCommissions().data ?? []
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
          committees={committees}
          coming={notice && isWithin(budget, notice.day) ? notice : null}
          onClose={onClose}
          onAdd={(step) => onAdd(kind, step as never)}
        />
      )}
    </Dialog>
  )
}

function StepForm({
  budget,
  kind,
  busy,
  committees,
  coming,
  onClose,
  onAdd,
}: Omit<StepDialogProps, 'kind' | 'onAdd'> & {
  kind: PlanKind
  /** Those that packages of the company are under. */
  committees: readonly string[]
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
    committee:
      known && committees.length > 1 && committees.includes(coming!.commissionParitaire)
        ? coming!.commissionParitaire
        : ALL,
    departmentId: '',
    costCenterId: '',
    replaced: 0,
    months: 0,
    workerId: '',
    figure: LAW_FIGURES[0],
  })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const packages = usePackages({ perPage: 100 })
  const committeeName = useCommissionName()
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
      {kind === 'index' && committees.length > 1 && (
        <Field label={t('budgets.committee')}>
          {(control) => (
            <Select
              {...control}
              value={told.committee}
              onValueChange={(committee) => set({ committee })}
              options={[
                { value: ALL, label: t('budgets.allCommittees') },
                ...committees.map((code) => ({ value: code, label: committeeName(code) })),
              ]}
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
