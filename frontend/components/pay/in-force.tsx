import { Link } from 'react-router'
import type { ExplainedParameter } from '#modules/compute/pure'
import { lawUrl } from '@/lib/law-url'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

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
      to={lawUrl(id)}
      target="_blank"
      className="text-accent underline underline-offset-4"
    >
      {t('editor.belowSource', { day: format.day(from, 'medium') })}
    </Link>
  )
}
