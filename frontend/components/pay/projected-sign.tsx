import { useT } from '@/lib/use-t'

/** Beside a line that follows from figures of an earlier year. */
export function ProjectedSign() {
  const t = useT()
  return (
    <span className="text-warn" title={t('pay.projected')}>
      <span aria-hidden> ≈</span>
      <span className="sr-only"> {t('pay.projected')}</span>
    </span>
  )
}
