import { Link } from 'react-router'
import type { BenefitKind } from '@/api/benefits'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { KINDS } from './kinds.ts'

/** From one list of the catalogue to the next; which one is open stands in the address. */
export function KindTabs({ kind }: { kind: BenefitKind }) {
  const t = useT()
  return (
    <nav aria-label={t('benefits.lists')} className="mb-4 overflow-x-auto">
      <ul className="flex gap-1">
        {KINDS.map((each) => (
          <li key={each}>
            <Link
              to={{ search: `?kind=${each}` }}
              replace
              preventScrollReset
              aria-current={each === kind ? 'page' : undefined}
              className={cn(
                'flex h-9 items-center rounded-full border px-3 text-sm whitespace-nowrap transition-colors',
                each === kind
                  ? 'border-transparent bg-accent-soft font-medium text-accent'
                  : 'border-line text-ink-soft hover:text-ink'
              )}
            >
              {t(`benefits.kind_${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
