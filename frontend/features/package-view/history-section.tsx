import { useState } from 'react'
import { RotateCcw } from 'lucide-react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { usePackageVersions, useRestoreVersion, type PackageVersion } from '@/api/package-versions'
import type { Package } from '@/api/types'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { ChangeList } from './change-list.tsx'

const SHOWN_FIRST = 5

/** What the package was: each version with who saved it and what changed, and the way back to it. */
export function HistorySection({ stored }: { stored: Package }) {
  const t = useT()
  return (
    <CollapsibleCard
      title={t('package-view.history')}
      aside={t('package-view.versionCount', { count: stored.version })}
    >
      <Versions stored={stored} />
    </CollapsibleCard>
  )
}

function Versions({ stored }: { stored: Package }) {
  const t = useT()
  const versions = usePackageVersions(stored.id, true)
  const restore = useRestore(stored)
  const [all, setAll] = useState(false)
  if (versions.error)
    return <ErrorView error={versions.error} onRetry={() => void versions.refetch()} />
  if (!versions.data) return <Skeleton className="h-32" />
  const shown = all ? versions.data : versions.data.slice(0, SHOWN_FIRST)
  return (
    <>
      <ol aria-label={t('package-view.history')} className="flex flex-col divide-y divide-line">
        {shown.map((version) => (
          <Version
            key={version.version}
            version={version}
            present={version.version === stored.version}
            worker={stored.person}
            onRestore={() => restore(version.version)}
          />
        ))}
      </ol>
      {shown.length < versions.data.length && (
        <Button variant="link" size="bare" className="mt-3" onClick={() => setAll(true)}>
          {t('package-view.allVersions', { count: versions.data.length })}
        </Button>
      )}
    </>
  )
}

interface VersionProps {
  version: PackageVersion
  present: boolean
  /** The person whose name is known. */
  worker: Package['person']
  onRestore: () => void
}

function Version({ version, present, worker, onRestore }: VersionProps) {
  const t = useT()
  const format = useFormat()
  const canWrite = useCan('packages.write')
  const { changes, salaireBrut, salaireNet, coutEmployeurAnnuel } = version
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{t('package-view.version', { version: version.version })}</h3>
        {present && <Badge tone="info">{t('package-view.present')}</Badge>}
        {!present && canWrite && (
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto"
            aria-label={t('package-view.restoreVersion', { version: version.version })}
            onClick={onRestore}
          >
            <RotateCcw aria-hidden />
            {t('package-view.restore')}
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-soft">
        {t(version.savedBy ? 'package-view.savedBy' : 'package-view.savedAt', {
          at: format.instant(version.savedAt),
          name: version.savedBy,
        })}
      </p>
      {changes.length > 0 ? (
        <ChangeList changes={changes} worker={worker} />
      ) : (
        <p className="mt-1">
          {t(version.version === 1 ? 'package-view.created' : 'package-view.sameContent')}
        </p>
      )}
      <p className="mt-1 text-xs text-ink-soft tabular-nums">
        {t('package-view.figuresOf', {
          cost: format.euros(coutEmployeurAnnuel, 0),
          gross: format.euros(salaireBrut),
          net: format.euros(salaireNet),
        })}
      </p>
    </li>
  )
}

/** Restores a version; the one before is a version too, so the way back is the same. */
function useRestore(stored: Package) {
  const t = useT()
  const toastError = useToastError()
  const { mutate } = useRestoreVersion(stored.id)
  return (version: number) =>
    mutate(
      { version, seen: stored.version },
      {
        onSuccess: (saved) =>
          void toast(t('package-view.restored', { version }), {
            action: {
              label: t('packages.undo'),
              onClick: () =>
                mutate({ version: stored.version, seen: saved.version }, { onError: toastError }),
            },
          }),
        onError: toastError,
      }
    )
}
