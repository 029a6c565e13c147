import { useState } from 'react'
import { toast } from 'sonner'
import {
  useFallBackEffects,
  useRemoveModelConfig,
  type ModelConfig,
} from '@/api/compute-model-configs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { EffectsProgress } from './effects-progress.tsx'
import { EffectsStep } from './effects-step.tsx'

interface RemoveDialogProps {
  config: ModelConfig
  onClose: () => void
}

/** Asks before settings are removed: how many packages follow them, and what changes for each, to the cent. */
export function RemoveDialog({ config, onClose }: RemoveDialogProps) {
  const t = useT()
  const toastError = useToastError()
  const remove = useRemoveModelConfig()
  const [progress, setProgress] = useState(0)
  const effects = useFallBackEffects(config, setProgress)
  const { id, name, packageCount } = config

  const store = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast(t('models.removed', { name }))
        onClose()
      },
      onError: toastError,
    })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('models.removeTitle', { name })}
      description={
        packageCount === 0
          ? t('models.removeText')
          : `${t('models.followers', { count: packageCount })} ${t('models.fallBack')}`
      }
      className="max-w-2xl"
    >
      {effects.error && <ErrorView error={effects.error} onRetry={() => void effects.refetch()} />}
      {effects.isFetching && <EffectsProgress share={progress} />}
      {effects.data && (
        <EffectsStep
          effects={effects.data}
          busy={remove.isPending}
          onBack={onClose}
          onSave={store}
          removing
        />
      )}
      {!effects.isEnabled && (
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={store}>
            {t('models.remove')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
