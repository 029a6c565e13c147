import { Link } from 'react-router'
import type { Contract } from '@/api/contracts'
import { SectionCard } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { StandingBadge } from './standing-badge.tsx'
import { useContractWords } from './use-contract-words.ts'

/** Every version of the worker's, the last begun first: what it is, from when to when, who made it. */
export function Versions({ contract: { id: here, versions } }: { contract: Contract }) {
  const t = useT()
  const format = useFormat()
  const words = useContractWords()
  return (
    <SectionCard title={t('contracts.versions')}>
      <ol className="flex flex-col">
        {versions.map((version) => (
          <li key={version.id} className="group relative flex gap-3 pb-4 last:pb-0">
            <span
              aria-hidden
              className="absolute top-4 bottom-0 left-[5px] w-px bg-line group-last:hidden"
            />
            <span
              aria-hidden
              className={cn(
                'mt-1.5 size-[11px] shrink-0 rounded-full border-2',
                version.isCurrent ? 'border-accent bg-accent' : 'border-line-strong bg-surface'
              )}
            />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {version.id === here ? (
                  <span aria-current="true" className="font-medium">
                    {words.kindOf(version)}
                  </span>
                ) : (
                  <Link
                    to={urls.contract(version.id)}
                    className="font-medium text-accent underline-offset-4 hover:underline"
                  >
                    {words.kindOf(version)}
                  </Link>
                )}
                <StandingBadge standing={version.standing} />
              </p>
              <p className="text-sm">{words.daysOf(version)}</p>
              <p className="text-xs text-ink-soft">
                {[
                  t(`contracts.change_${version.contractChangeType}`),
                  version.createdBy?.displayName,
                  format.instant(version.createdAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
