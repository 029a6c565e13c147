import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Contract } from '@/api/contracts'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { StandingBadge } from './standing-badge.tsx'
import { useContractWords } from './use-contract-words.ts'

interface VersionStepProps {
  version: Contract['versions'][number]
  /** It is the one that is looked at: it leads nowhere. */
  isHere?: boolean
  /** Between its days and who made it. */
  children?: ReactNode
  /** Under who made it. */
  after?: ReactNode
  /** Beside all of it, below on a phone. */
  aside?: ReactNode
}

/** One step of a line of time: what a version is, from when to when, who made it. Its list is an `ol`. */
export function VersionStep({ version, isHere, children, after, aside }: VersionStepProps) {
  const t = useT()
  const format = useFormat()
  const words = useContractWords()
  const isGone = version.standing === 'CORRECTED'
  return (
    <li className="group relative flex gap-3 pb-5 last:pb-0">
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
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className={cn('min-w-0', isGone && 'text-ink-soft')}>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {isHere ? (
              <span aria-current="true" className="font-medium">
                {words.kindOf(version)}
              </span>
            ) : (
              <Link
                to={urls.contract(version.id)}
                className={cn(
                  'font-medium text-accent underline-offset-4 hover:underline',
                  isGone && 'line-through'
                )}
              >
                {words.kindOf(version)}
              </Link>
            )}
            <StandingBadge standing={version.standing} />
          </p>
          <p className="text-sm">{words.daysOf(version)}</p>
          {children}
          <p className="text-xs text-ink-soft">
            {[
              t(`contracts.change_${version.contractChangeType}`),
              version.createdBy?.displayName,
              format.instant(version.createdAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {after}
        </div>
        {aside}
      </div>
    </li>
  )
}
