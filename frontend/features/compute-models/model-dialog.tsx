import { useMemo, useState } from 'react'
import { toast } from 'sonner'
import { postComputeModelConfigs } from '#client/bounds'
import {
  useModelConfigEffects,
  useSaveModelConfig,
  type Effect,
  type ModelConfig,
  type ModelSettings,
} from '@/api/compute-model-configs'
import { useCompany } from '@/api/get-company'
import { ApiProblem } from '@/api/problem'
import { TextField } from '@/components/form/text-field'
import { useBoundFields } from '@/components/form/use-bound-fields'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { EffectsProgress } from './effects-progress.tsx'
import { EffectsStep } from './effects-step.tsx'
import { settled, useSettingsErrors } from './settings-errors.ts'
import { CommitteeFields } from './committee-fields.tsx'
import { ParameterFields } from './parameter-fields.tsx'

interface ModelDialogProps {
  /** Null for a new one. */
  config: ModelConfig | null
  onClose: () => void
}

/** Settings of a joint committee; before a change is saved it says which packages change, and by how much. */
export function ModelDialog({ config, onClose }: ModelDialogProps) {
  const t = useT()
  const company = useCompany().data
  const save = useSaveModelConfig()
  const effects = useModelConfigEffects()
  const id = useMemo(() => config?.id ?? newId(), [config])
  const fields = useBoundFields({
    bounds: postComputeModelConfigs,
    defaultValues: { name: config?.name ?? '' },
  })
  const [settings, setSettings] = useState<ModelSettings>(
    config?.computeModelConfig ?? {
      employmentType: 'EMPLOYE',
      ...(company?.commissionParitaire && { commissionParitaire: company.commissionParitaire }),
    }
  )
  const [progress, setProgress] = useState(0)
  const [found, setFound] = useState<Effect[] | null>(null)
  const errorAt = useSettingsErrors(settings, save.error)
  const change = (changes: Partial<ModelSettings>) => {
    save.reset()
    setSettings(settled({ ...settings, ...changes }))
  }

  function store() {
    const name = fields.getValues('name').trim()
    save.mutate(
      { id, version: config?.version ?? null, name, computeModelConfig: settings },
      {
        onSuccess: () => {
          toast(t('models.saved', { name }))
          onClose()
        },
        onError: (error) => {
          setFound(null)
          fields.refuse(error)
        },
      }
    )
  }

  async function submit() {
    if (!(await fields.trigger(undefined, { shouldFocus: true })) || errorAt.any) return
    const same =
      config && JSON.stringify(settled(config.computeModelConfig)) === JSON.stringify(settings)
    if (!config || same || config.packageCount === 0) return store()
    setProgress(0)
    effects.mutate(
      { id, computeModelConfig: settings, onProgress: setProgress },
      { onSuccess: setFound }
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={config ? config.name : t('models.new')}
      className="max-w-2xl"
    >
      {found ? (
        <EffectsStep
          effects={found}
          busy={save.isPending}
          onBack={() => setFound(null)}
          onSave={store}
        />
      ) : (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <TextField
            form={fields}
            name="name"
            label={t('models.name')}
            autoComplete="off"
            placeholder={t('models.namePlaceholder')}
            says={{ required: t('models.nameRequired') }}
          />
          <CommitteeFields settings={settings} onChange={change} errorAt={errorAt.at} />
          <ParameterFields settings={settings} onChange={change} errorAt={errorAt.at} />
          <Failure error={save.error ?? effects.error} />
          {effects.isPending && <EffectsProgress share={progress} />}
          <DialogActions>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="primary" busy={save.isPending || effects.isPending}>
              {t(config && config.packageCount > 0 ? 'models.seeEffects' : 'models.save')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}

/** What the server says, unless its sentence stands at a field already. */
function Failure({ error }: { error: Error | null }) {
  const t = useT()
  if (!error) return null
  const problem = error instanceof ApiProblem ? error : null
  const ofPackages = problem?.errors.filter(({ path }) => path.startsWith('packages.')) ?? []
  if (problem && problem.errors.length > ofPackages.length) return null
  return (
    <Notice tone="danger">
      <p>{problem?.message ?? t('common.noAnswer')}</p>
      {ofPackages.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
    </Notice>
  )
}
