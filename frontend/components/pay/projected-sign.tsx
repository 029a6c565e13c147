import { useT } from '@/lib/use-t'
import { useIsProjected } from './projection-context.tsx'

/** The sign beside the line of the answer at this path, where the line is projected. */
export function ProjectedSignOf({ path }: { path: string | undefined }) {
  return useIsProjected(path) && <ProjectedSign />
}

/** Beside a line that follows from figures of an earlier year. */
export function ProjectedSign() {
  const t = useT()
  return (
    <span className="whitespace-pre text-warn" title={t('pay.projected')}>
      <span aria-hidden> ≈</span>
      <span className="sr-only"> {t('pay.projected')}</span>
    </span>
  )
}
