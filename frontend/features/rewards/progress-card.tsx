import type { Publication } from '@/api/rewards'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** How far a publication is: people first, then their PDFs. The page follows it. */
export function ProgressCard({ run }: { run: Publication }) {
  const t = useT()
  const { done, drawn, published, total, status } = run
  const draws = done >= total
  return (
    <Card className="mb-6 flex flex-col gap-2 p-4 sm:p-6">
      <p role="status">
        {status === 'waiting'
          ? t('reward-statements.waiting')
          : draws
            ? t('reward-statements.drawing', { drawn, published })
            : t('reward-statements.publishing', { done, total })}
      </p>
      <progress
        aria-label={t('reward-statements.progress')}
        className="h-2 w-full accent-accent"
        max={Math.max(1, draws ? published : total)}
        value={status === 'waiting' ? undefined : draws ? drawn : done}
      />
      <p className="text-xs text-ink-soft">{t('reward-statements.progressHint')}</p>
    </Card>
  )
}
