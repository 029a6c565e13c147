import { useState, type FormEvent } from 'react'
import { BENEFITS, LAW_PRESETS } from '#modules/compute/pure'
import { changeOf, CHANGES, type ChangeField, type ChangeType } from '#modules/scenarios/pure'
import { useApplyChange, useScenarioItems, type Scenario } from '@/api/scenarios'
import { ApiProblem } from '@/api/problem'
import { usePackages } from '@/api/list-packages'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Combobox } from '@/components/ui/combobox'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field, type FieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { MatrixField } from '@/components/app/matrix-field'
import { nameOf } from './people-table.tsx'

interface ChangeDialogProps {
  scenario: Scenario
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adding a change: its kind, what it asks, and whom it is for. */
export function ChangeDialog({ scenario, open, onOpenChange }: ChangeDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('scenarios.change')}
      className="max-w-lg"
    >
      {open && <ChangeForm scenario={scenario} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

type Data = Record<string, unknown>

/** What only programs tell stays out of the form. */
const UNASKED: ReadonlySet<ChangeField['kind']> = new Set([
  'packageFields',
  'ratings',
  'amounts',
  'figures',
])

/** What each person is raised by is told in a pay review. */
const OFFERED = CHANGES.filter(({ type }) => type !== 'RAISES')

const asked = (type: ChangeType) =>
  Object.entries(changeOf(type).fields).filter(([, { kind }]) => !UNASKED.has(kind))

const usual = (type: ChangeType): Data =>
  Object.fromEntries(asked(type).map(([name, field]) => [name, field.usual ?? null]))

function ChangeForm({ scenario, onDone }: { scenario: Scenario; onDone: () => void }) {
  const t = useT()
  const toastError = useToastError()
  const apply = useApplyChange()
  const [type, setType] = useState<ChangeType>('INDEXATION')
  const [data, setData] = useState<Data>(() => usual('INDEXATION'))
  const [some, setSome] = useState(false)
  const [people, setPeople] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { makesItem } = changeOf(type)
  const change = (name: string, value: unknown) => {
    setData((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _gone, ...left }) => left)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const told = Object.fromEntries(
      Object.entries(data).filter(([, value]) => value !== null && value !== '')
    )
    apply.mutate(
      {
        id: scenario.id,
        type,
        data: told as never,
        ...(some && !makesItem && { scenarioItemIds: [...people] }),
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (!(error instanceof ApiProblem) || error.errors.length === 0) return toastError(error)
          setErrors(
            Object.fromEntries(
              error.errors.map(({ path, message }) => [path.replace('data.', ''), message])
            )
          )
        },
      }
    )
  }
  const known = new Set(asked(type).map(([name]) => name))
  const others = Object.entries(errors).filter(([name]) => !known.has(name))
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('scenarios.kind')}>
        {(control) => (
          <Select
            {...control}
            value={type}
            onValueChange={(next) => {
              setType(next)
              setData(usual(next))
              setErrors({})
            }}
            options={OFFERED.map((each) => ({
              value: each.type,
              label: t(`scenarios.changes.name.${each.type}`),
            }))}
          />
        )}
      </Field>
      {asked(type).map(([name, field]) => (
        <Field
          key={`${type} ${name}`}
          label={t(`scenarios.changes.field.${name}`)}
          hint={field.optional ? t('scenarios.optional') : undefined}
          error={errors[name]}
        >
          {(control) => (
            <ChangeInput
              control={control}
              label={t(`scenarios.changes.field.${name}`)}
              field={field}
              value={data[name] ?? null}
              onChange={(value) => change(name, value)}
            />
          )}
        </Field>
      ))}
      {!makesItem && (
        <>
          <Segmented
            label={t('scenarios.forWhom')}
            value={some ? 'some' : 'all'}
            onValueChange={(value) => setSome(value === 'some')}
            options={[
              { value: 'all', label: t('scenarios.forAll') },
              { value: 'some', label: t('scenarios.forSome') },
            ]}
          />
          {some && <Chosen scenario={scenario} chosen={people} onChange={setPeople} />}
        </>
      )}
      {others.map(([name, message]) => (
        <p key={name} role="alert" className="text-sm text-danger">
          {message}
        </p>
      ))}
      <DialogActions>
        <Button type="button" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={apply.isPending}
          disabled={some && !makesItem && people.length === 0}
        >
          {t('scenarios.add')}
        </Button>
      </DialogActions>
    </form>
  )
}

interface ChangeInputProps {
  control: FieldControl
  label: string
  field: ChangeField
  value: unknown
  onChange: (value: unknown) => void
}

function ChangeInput({ control, label, field, value, onChange }: ChangeInputProps) {
  const t = useT()
  const packages = usePackages({ perPage: 100 })
  switch (field.kind) {
    case 'amount':
      return (
        <MoneyInput
          {...control}
          min={field.min}
          value={value as number | null}
          onValueChange={onChange}
        />
      )
    case 'percent':
    case 'count':
    case 'hours':
      return (
        <NumberInput
          {...control}
          min={field.min}
          max={field.max}
          step="any"
          value={value as number | null}
          onValueChange={onChange}
        />
      )
    case 'day':
      return (
        <DateInput
          {...control}
          label={label}
          value={(value as string) ?? ''}
          onValueChange={onChange}
        />
      )
    case 'choice':
      return (
        <Select
          {...control}
          value={(value as string) ?? ''}
          placeholder="–"
          onValueChange={onChange}
          options={field.words!.map((word) => ({ value: word, label: t(wordKey(word)) }))}
        />
      )
    case 'benefit':
      return (
        <Combobox
          {...control}
          value={(value as string) ?? ''}
          onValueChange={onChange}
          searchLabel={t('scenarios.searchBenefit')}
          emptyLabel={t('common.noResults')}
          options={BENEFITS.map(({ name }) => ({ value: name, label: t(`fields.${name}`) }))}
        />
      )
    case 'package':
      return (
        <Combobox
          {...control}
          value={(value as string) ?? ''}
          onValueChange={onChange}
          searchLabel={t('packages.search')}
          emptyLabel={t('common.noResults')}
          options={(packages.data?.data ?? []).map(({ id, nomFonction }) => ({
            value: id,
            label: nomFonction,
          }))}
        />
      )
    case 'matrix':
      return (
        <MatrixField
          {...field}
          value={value as readonly (readonly number[])[]}
          onChange={onChange}
        />
      )
    default:
      return (
        <Input
          {...control}
          value={(value as string) ?? ''}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}

const isPreset = (word: string) => LAW_PRESETS.some((preset) => preset === word)

/** Energies and laws have their names elsewhere already. */
function wordKey(word: string): string {
  return isPreset(word) ? `compute.laws.${word}` : `benefits.energie_${word}`
}

interface ChosenProps {
  scenario: Scenario
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Whom a change is for, of the scenario's people. */
function Chosen({ scenario, chosen, onChange }: ChosenProps) {
  const t = useT()
  const version = `${scenario.version} ${scenario.isComputed}`
  const items = useScenarioItems({ id: scenario.id, version }, { perPage: 100 })
  return (
    <fieldset className="max-h-60 overflow-y-auto rounded-md border border-line p-2">
      <legend className="px-1 text-sm text-ink-soft">{t('scenarios.forSome')}</legend>
      {items.data?.data.map((item) => (
        <CheckRow
          key={item.id}
          label={nameOf(item, t('scenarios.supposed'))}
          checked={chosen.includes(item.id)}
          onCheckedChange={(on) =>
            onChange(on ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
          }
        />
      ))}
    </fieldset>
  )
}
