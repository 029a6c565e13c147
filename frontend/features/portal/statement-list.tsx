import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { PortalWorker } from '@/api/portal'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

interface StatementListProps {
  statements: PortalWorker['rewardStatements']
  /** The one that is on the screen. */
  shown: string
  as?: string
}

/** The other statements of the worker, the newest first. */
export function StatementList({ statements, shown, as }: StatementListProps) {
  const t = useT()
  const format = useFormat()
  const others = statements.filter(({ id }) => id !== shown)
  if (others.length === 0) return null
  return (
    <SectionCard title={t('portal.otherStatements')} className="mt-6 rounded-2xl print:hidden">
      <ul className="divide-y divide-line">
        {others.map(({ id, name, statementDateStr, openedAt }) => (
          <li key={id}>
            <Link
              to={urls.portalStatement(id, as)}
              className="flex min-h-12 items-center justify-between gap-3 rounded-md py-2 hover:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">
                {name}
                <span className="block text-xs text-ink-soft">{format.day(statementDateStr)}</span>
              </span>
              <span className="flex items-center gap-2">
                {openedAt === null && <Badge tone="info">{t('portal.isNew')}</Badge>}
                <ChevronRight className="size-4 text-ink-soft" aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
