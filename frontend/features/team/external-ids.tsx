import { useState } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import { putWorkersIdDetails } from '#client/bounds'
import { useDetailsCalls, type WorkerDetails } from '@/api/worker-details'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** What other programs call a worker: one identifier in each; to add, and to take away with a way back. */
export function ExternalIds({ details }: { details: WorkerDetails }) {
  const t = useT()
  const { save } = useDetailsCalls(details.id)
  const toastError = useToastError()
  const [isAdding, setAdding] = useState(false)
  const { externalIds, version } = details

  async function remove(system: string) {
    const others = externalIds.filter((each) => each.system !== system)
    try {
      const saved = await save.mutateAsync({ version, externalIds: others })
      toast(t('team.externalRemoved', { system }), {
        action: {
          label: t('packages.undo'),
          onClick: () =>
            void save.mutateAsync({ version: saved.version, externalIds }).catch(toastError),
        },
      })
    } catch (error) {
      toastError(error as Error)
    }
  }

  return (
    <section aria-labelledby="external-ids" className="border-t border-line pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 id="external-ids" className="text-sm font-medium">
          {t('team.externalIds')}
        </h3>
        {!isAdding && (
          <Button size="sm" variant="ghost" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('team.externalAdd')}
          </Button>
        )}
      </div>
      {externalIds.length === 0 && !isAdding && (
        <p className="text-sm text-ink-soft">{t('team.externalNone')}</p>
      )}
      <ul className="flex flex-col">
        {externalIds.map(({ system, identifier }) => (
          <li key={system} className="flex items-center gap-3 text-sm">
            <span className="text-ink-soft">{system}</span>
            <span className="min-w-0 grow wrap-anywhere tabular-nums">{identifier}</span>
            <Button
              variant="ghost"
              size="icon"
              disabled={save.isPending}
              aria-label={t('team.externalRemove', { system })}
              onClick={() => void remove(system)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && <NewId details={details} onDone={() => setAdding(false)} />}
    </section>
  )
}

function NewId({ details, onDone }: { details: WorkerDetails; onDone: () => void }) {
  const t = useT()
  const { save } = useDetailsCalls(details.id)
  const { externalIds, version } = details
  const added = `externalIds.${externalIds.length}`
  const form = useBoundForm({
    bounds: putWorkersIdDetails,
    defaultValues: { system: '', identifier: '' },
    body: ({ system, identifier }: { system: string; identifier: string }) => ({
      version,
      externalIds: [...externalIds, { system: system.trim(), identifier: identifier.trim() }],
    }),
    at: {
      [`${added}.system`]: 'system',
      [`${added}.identifier`]: 'identifier',
      // Of a program that stands there already.
      externalIds: 'system',
    },
    send: save.mutateAsync,
    onSaved: () => {
      toast(t('team.detailsSaved'))
      onDone()
    },
  })
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="system"
          label={t('team.externalSystem')}
          hint={t('team.externalSystemHint')}
          autoComplete="off"
        />
        <TextField
          form={form}
          name="identifier"
          label={t('team.externalIdentifier')}
          autoComplete="off"
        />
      </div>
      <FormButtons form={form} onCancel={onDone}>
        {t('team.save')}
      </FormButtons>
    </Form>
  )
}
