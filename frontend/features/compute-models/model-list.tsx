import { useState } from 'react'
import { Plus, Scale } from 'lucide-react'
import { useModelConfigs, type ModelConfig } from '@/api/compute-model-configs'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { ModelDialog } from './model-dialog.tsx'
import { PARAMETERS } from './parameters.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useModelText } from './use-model-text.ts'

/** The company's joint committees, each with what it sets for it and how many packages follow. */
export function ModelList() {
  const t = useT()
  const configs = useModelConfigs()
  const [edited, setEdited] = useState<ModelConfig | 'new' | null>(null)
  const [asked, setAsked] = useState<ModelConfig | null>(null)
  return (
    <SectionCard
      title={t('models.list')}
      aside={
        <Button size="sm" variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {t('models.add')}
        </Button>
      }
    >
      {configs.error && <ErrorView error={configs.error} onRetry={() => void configs.refetch()} />}
      {!configs.data && !configs.error && <Skeleton className="h-32" />}
      {configs.data?.length === 0 && (
        <EmptyState icon={Scale} title={t('models.empty')}>
          {t('models.emptyText')}
        </EmptyState>
      )}
      {configs.data && configs.data.length > 0 && (
        <ul aria-label={t('models.list')} className="flex flex-col divide-y divide-line">
          {configs.data.map((config) => (
            <OneModel
              key={config.id}
              config={config}
              onEdit={() => setEdited(config)}
              onRemove={() => setAsked(config)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <ModelDialog config={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {asked && <RemoveDialog config={asked} onClose={() => setAsked(null)} />}
    </SectionCard>
  )
}

interface OneModelProps {
  config: ModelConfig
  onEdit: () => void
  onRemove: () => void
}

function OneModel({ config, onEdit, onRemove }: OneModelProps) {
  const t = useT()
  const text = useModelText()
  const { name, computeModelConfig: settings, packageCount } = config
  const set = PARAMETERS.filter(
    ({ key, flag }) => settings[key] !== undefined || (flag && settings[flag] === false)
  )
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge>{t('models.packages', { count: packageCount })}</Badge>
        </p>
        <p className="text-xs text-ink-soft">{text.title(settings)}</p>
        <p className="mt-1 text-xs text-ink-soft">
          {set.length === 0
            ? t('models.nothingSet')
            : set.map((spec) => text.setting(spec, settings)).join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={onEdit} aria-label={t('models.editNamed', { name })}>
          {t('models.edit')}
        </Button>
        <Button size="sm" onClick={onRemove} aria-label={t('models.removeNamed', { name })}>
          {t('models.remove')}
        </Button>
      </div>
    </li>
  )
}
