import { toast } from 'sonner'
import { putWorkersId } from '#client/bounds'
import { CIVIL_SITUATION, type CivilSituation } from '#modules/compute/pure'
import type { Language } from '@/api/types'
import { useUpdateWorker, type WorkerFacts } from '@/api/workers'
import { NameFields } from '@/components/app/name-fields'
import { SituationFields } from '@/components/app/situation-fields'
import { LanguageChoice } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Field } from '@/components/ui/field'
import { settledSituation } from '@/lib/pay/civil-situation'
import { useT } from '@/lib/use-t'
import { DepartmentSelect } from './department-select.tsx'
import { useLockedFields } from './use-locked-fields.ts'

/** What is known of a worker, to correct: name, address, language, department, civil situation. */
export function WorkerForm({ worker, onDone }: { worker: WorkerFacts; onDone: () => void }) {
  const t = useT()
  const update = useUpdateWorker(worker.id)
  const locked = useLockedFields(worker.id)
  const form = useBoundForm({
    locked,
    bounds: putWorkersId,
    defaultValues: {
      firstName: worker.firstName,
      lastName: worker.lastName,
      email: worker.email ?? '',
      language: worker.language as Language,
      ...situationOf(worker),
    },
    body: ({ email, ...known }) => ({ ...settledSituation(known), email: email.trim() || null }),
    send: update.mutateAsync,
    onSaved: ({ firstName, lastName }) => {
      toast(t('team.saved', { name: `${firstName} ${lastName}` }))
      onDone()
    },
  })
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields form={form} />
        <LanguageChoice form={form} name="language" label={t('common.language')} />
      </div>
      <Field
        label={t('team.department')}
        hint={locked('departmentId') ?? t('team.departmentHint')}
      >
        {({ id }) => (
          <DepartmentSelect id={id} worker={worker} disabled={locked('departmentId') !== null} />
        )}
      </Field>
      <SituationFields form={form} />
      <FormButtons form={form} onCancel={onDone}>
        {t('team.save')}
      </FormButtons>
    </Form>
  )
}

function situationOf(worker: WorkerFacts): Required<CivilSituation> {
  return Object.fromEntries(
    CIVIL_SITUATION.map((key) => [key, worker[key] ?? null])
  ) as Required<CivilSituation>
}
