import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

/** The same sentence at the foot of every page: figures are indicative. */
export function IndicativeNotice({ className }: { className?: string }) {
  const t = useT()
  return (
    <p className={cn('max-w-[80ch] text-xs text-ink-soft', className)}>{t('common.indicative')}</p>
  )
}
