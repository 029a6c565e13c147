import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { putWorkersId } from '#client/bounds'
import { useCostCenters, useLocations } from '@/api/named-lists'
import { useUpdateWorker, workerQuery, type WorkerFacts } from '@/api/workers'
import { WorkerButton } from '@/components/app/worker-field'
import { BoundField } from '@/components/form/bound-field'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm, type BoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useT } from '@/lib/use-t'
import { DepartmentSelect } from '../department-select.tsx'
import { fullName } from './worker-facts.ts'
import { useLockedFields } from '../use-locked-fields.ts'

interface JobValues {
  nomFonction: string
  level: string
  employeeNumber: string
  startOfSeniorityStr: string | null
  managerId: string | null
  costCenterId: string | null
  contractLocationId: string | null
}

/** What a person does, to correct. An emptied line is nothing. */
export function JobForm({ worker, onDone }: { worker: WorkerFacts; onDone: () => void }) {
  const t = useT()
  const update = useUpdateWorker(worker.id)
  const locked = useLockedFields(worker.id)
  const form = useBoundForm({
    locked,
    bounds: putWorkersId,
    defaultValues: valuesOf(worker),
    body: ({ nomFonction, level, employeeNumber, startOfSeniorityStr, ...chosen }: JobValues) => ({
      nomFonction: nomFonction.trim() || null,
      level: level.trim() || null,
      employeeNumber: employeeNumber.trim() || null,
      startOfSeniorityStr: startOfSeniorityStr || null,
      ...chosen,
    }),
    send: update.mutateAsync,
    onSaved: () => {
      toast(t('team.saved', { name: fullName(worker) }))
      onDone()
    },
  })
  const label = (name: string) => t(`worker-page.${name}`)
  const none = { value: null, label: t('worker-page.none') }
  const named = (rows: readonly { id: string; name: string }[] = []) => [
    none,
    ...rows.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const common = { form, autoComplete: 'off' }
  const locations = useLocations().data
  const centers = useCostCenters().data
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...common} name="nomFonction" label={label('nomFonction')} />
        <TextField
          {...common}
          name="level"
          label={label('level')}
          hint={t('worker-page.levelHint')}
        />
        <Field
          label={t('team.department')}
          hint={locked('departmentId') ?? t('team.departmentHint')}
        >
          {({ id }) => (
            <DepartmentSelect id={id} worker={worker} disabled={locked('departmentId') !== null} />
          )}
        </Field>
        <Manager form={form} />
        <ChoiceField
          form={form}
          name="contractLocationId"
          label={label('place')}
          options={named(locations)}
        />
        <ChoiceField
          form={form}
          name="costCenterId"
          label={label('costCenter')}
          options={named(centers)}
        />
        <DayField form={form} name="startOfSeniorityStr" label={label('seniority')} />
        <TextField
          {...common}
          name="employeeNumber"
          label={label('employeeNumber')}
          hint={t('worker-page.employeeNumberHint')}
        />
      </div>
      <FormButtons form={form} onCancel={onDone}>
        {t('team.save')}
      </FormButtons>
    </Form>
  )
}

/** Who leads them: another worker, or no one. */
function Manager({ form }: { form: BoundForm<JobValues> }) {
  const t = useT()
  const id = useWatch({ control: form.control, name: 'managerId' })
  const { data } = useQuery({ ...workerQuery(id ?? ''), enabled: id !== null })
  const worker = id === null ? null : { id, displayName: data ? fullName(data) : '…' }
  return (
    <BoundField<JobValues, string | null>
      form={form}
      name="managerId"
      label={t('worker-page.manager')}
    >
      {({ onChange }, control) => (
        <span className="flex items-center gap-1">
          <WorkerButton
            {...control}
            placeholder={t('worker-page.chooseManager')}
            worker={worker}
            onChange={(chosen) => onChange(chosen.id)}
          />
          {worker && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('worker-page.noManager')}
              onClick={() => onChange(null)}
            >
              <X aria-hidden />
            </Button>
          )}
        </span>
      )}
    </BoundField>
  )
}

function valuesOf(worker: WorkerFacts): JobValues {
  return {
    nomFonction: worker.nomFonction ?? '',
    level: worker.level ?? '',
    employeeNumber: worker.employeeNumber ?? '',
    startOfSeniorityStr: worker.startOfSeniorityStr,
    managerId: worker.managerId,
    costCenterId: worker.costCenterId,
    contractLocationId: worker.contractLocationId,
  }
}
