import { Lock } from 'lucide-react'
import { useT } from '@/lib/use-t'

/** In a card of the dashboard whose module the plan lacks. */
export function NotSubscribed() {
  const t = useT()
  return (
    <p className="flex items-start gap-3 text-ink-soft">
      <Lock className="mt-0.5 size-4 shrink-0" aria-hidden />
      {t('billing.notSubscribed')}
    </p>
  )
}
