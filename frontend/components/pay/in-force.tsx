import { Link } from 'react-router'
import type { ExplainedParameter } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Since when a figure of the law is in force, and the way to its page. */
export function InForce({
  parameter: { id, from },
}: {
  parameter: Pick<ExplainedParameter, 'id' | 'from'>
}) {
  const t = useT()
  const format = useFormat()
  return (
    <Link
      to={urls.lawParameter(id)}
      target="_blank"
      className="text-accent underline underline-offset-4"
    >
      {t('editor.belowSource', { day: format.day(from, 'medium') })}
    </Link>
  )
}
