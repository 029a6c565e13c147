import { Notice } from '@/components/ui/notice'
import { useOnline } from '@/lib/use-online'
import { useT } from '@/lib/use-t'

/** Says that the network is gone and what still works. */
export function OfflineNotice({ className }: { className?: string }) {
  const t = useT()
  const online = useOnline()
  if (online) return null
  return (
    <Notice tone="warn" role="status" className={className}>
      {t('common.offline')}
    </Notice>
  )
}
