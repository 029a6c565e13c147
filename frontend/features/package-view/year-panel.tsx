import type { ReactNode } from 'react'
import { CircleQuestionMark } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { pageConfig } from '@/lib/config'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** A panel of a package whose figures are those of a year; what it asks stands beside what follows. */
export function YearPanel({
  title,
  asked,
  children,
}: {
  title: string
  asked?: ReactNode
  children: ReactNode
}) {
  const t = useT()
  return (
    <section aria-label={title}>
      <SectionCard
        className="mt-6"
        title={title}
        aside={
          <span className="flex items-center gap-2 text-xs text-ink-soft">
            {t('pay.eurPerYear')}
            {!pageConfig().helpUrl && (
              <Button asChild variant="ghost" size="icon" className="-my-2 -mr-2.5 print:hidden">
                <Link to={urls.help('beyond')} aria-label={t('help.ofPanel', { title })}>
                  <CircleQuestionMark aria-hidden />
                </Link>
              </Button>
            )}
          </span>
        }
      >
        {asked ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
            {asked}
            {children}
          </div>
        ) : (
          children
        )}
      </SectionCard>
    </section>
  )
}
