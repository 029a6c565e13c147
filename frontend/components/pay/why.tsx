import { memo, Suspense } from 'react'
import { useT } from '@/lib/use-t'
import { Popover } from '@/components/ui/popover'
import { Skeleton } from '@/components/ui/skeleton'
import { useExplain } from './why-context.tsx'
import { WhyContent } from './why-content.tsx'
import type { Term } from './why-sum.tsx'

interface WhyProps {
  rule: string
  title: string
  /** Of a total that no rule of the engine makes: its terms, asked once it is opened. */
  sum?: () => readonly Term[]
}

/** The question mark of a line. Nothing is computed before it is asked. */
export const Why = memo(function Why({ rule, title, sum }: WhyProps) {
  const t = useT()
  const explain = useExplain()
  if (!explain) return null
  return (
    <Popover
      label={t('pay.whyOf', { line: title })}
      trigger={
        <button
          type="button"
          aria-label={t('pay.whyOf', { line: title })}
          className="inline-flex size-6 items-center justify-center rounded-full text-xs font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-accent data-[state=open]:bg-accent-soft data-[state=open]:text-accent print:hidden"
        >
          ?
        </button>
      }
    >
      <Suspense fallback={<Skeleton className="h-40" />}>
        <WhyContent rule={rule} title={title} explain={explain} sum={sum} />
      </Suspense>
    </Popover>
  )
})
