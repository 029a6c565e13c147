import { Trash2 } from 'lucide-react'
import { BENEFITS, flagOf } from '#modules/compute/pure'
import { useBenefitPacks, useRemovePack, type BenefitPack } from '@/api/benefit-packs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** The packs of the company: what each holds. They are made in the editor of a package, from what it has. */
export function PacksCard() {
  const t = useT()
  const packs = useBenefitPacks()
  return (
    <SectionCard title={t('benefits.packs')}>
      <p className="mb-3 text-ink-soft">{t('benefits.packsText')}</p>
      {packs.error && <ErrorView error={packs.error} onRetry={() => void packs.refetch()} />}
      {packs.isPending && <Skeleton className="h-16" />}
      {packs.data?.length === 0 && <p>{t('benefits.noPacks')}</p>}
      {packs.data && packs.data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {packs.data.map((pack) => (
            <Pack key={pack.id} pack={pack} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function Pack({ pack: { id, name, benefits } }: { pack: BenefitPack }) {
  const t = useT()
  const toastError = useToastError()
  const remove = useRemovePack()
  const names = BENEFITS.filter((benefit) => benefits[flagOf('has', benefit.name)] === true).map(
    (benefit) => t(`fields.${benefit.name}`)
  )
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-ink-soft">{names.join(', ')}</p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        busy={remove.isPending}
        aria-label={t('benefits.removePack', { name })}
        onClick={() => remove.mutate(id, { onError: toastError })}
      >
        {!remove.isPending && <Trash2 aria-hidden />}
      </Button>
    </li>
  )
}
