import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { CIVIL_SITUATION, type CivilSituation } from '#modules/compute/pure'
import { ApiProblem } from '@/api/problem'
import type { Language } from '@/api/types'
import { useUpdateWorker, type WorkerFacts } from '@/api/workers'
import { LanguageField } from '@/components/app/language-field'
import { SituationFields } from '@/components/app/situation-fields'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { DepartmentSelect } from './department-select.tsx'

const NAMES = ['firstName', 'lastName', 'email'] as const

/** What is known of a worker, to correct: name, address, language, department, civil situation. */
export function WorkerForm({ worker, onDone }: { worker: WorkerFacts; onDone: () => void }) {
  const t = useT()
  const toastError = useToastError()
  const update = useUpdateWorker(worker.id)
  const [names, setNames] = useState(() => ({
    firstName: worker.firstName,
    lastName: worker.lastName,
    email: worker.email ?? '',
  }))
  const [language, setLanguage] = useState(worker.language as Language)
  const [situation, setSituation] = useState(() => situationOf(worker))
  const [missing, setMissing] = useState(false)
  const refused = update.error instanceof ApiProblem ? update.error.errors : []
  const errorAt = (field: string) => refused.find(({ path }) => path === field)?.message ?? null
  const nameError = (field: (typeof NAMES)[number]) =>
    missing && field !== 'email' && names[field].trim() === ''
      ? t('workers.nameMissing')
      : errorAt(field)

  function submit(event: FormEvent) {
    event.preventDefault()
    const [firstName, lastName, email] = NAMES.map((field) => names[field].trim()) as [
      string,
      string,
      string,
    ]
    if (!firstName || !lastName) return setMissing(true)
    update.mutate(
      { firstName, lastName, email: email || null, language, ...situation },
      {
        onSuccess: () => {
          toast(t('team.saved', { name: `${firstName} ${lastName}` }))
          onDone()
        },
        onError: (error) => {
          if (!(error instanceof ApiProblem) || error.errors.length === 0) toastError(error)
        },
      }
    )
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((field) => (
          <Field key={field} label={t(`workers.${field}`)} error={nameError(field)}>
            {(control) => (
              <Input
                {...control}
                type={field === 'email' ? 'email' : 'text'}
                value={names[field]}
                onChange={(event) => setNames({ ...names, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <LanguageField label={t('common.language')} value={language} onChange={setLanguage} />
      </div>
      <Field label={t('team.department')} hint={t('team.departmentHint')}>
        {({ id }) => <DepartmentSelect id={id} worker={worker} />}
      </Field>
      <SituationFields value={situation} onChange={setSituation} errorAt={errorAt} />
      <DialogActions>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={update.isPending}>
          {t('team.save')}
        </Button>
      </DialogActions>
    </form>
  )
}

function situationOf(worker: WorkerFacts): CivilSituation {
  return Object.fromEntries(CIVIL_SITUATION.map((key) => [key, worker[key] ?? null]))
}
