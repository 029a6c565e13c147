import { LoaderCircle } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

export function Spinner({ className }: { className?: string }) {
  const t = useT()
  return (
    <span role="status" className={cn('inline-flex text-ink-soft', className)}>
      <LoaderCircle className="size-6 animate-spin" aria-hidden />
      <span className="sr-only">{t('common.loading')}</span>
    </span>
  )
}
