import { Link } from 'react-router'
import type { ExplainedParameter } from '#modules/compute/pure'
import { Badge } from '@/components/ui/badge'
import { lawUrl } from '@/lib/law-url'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { Source } from './source.tsx'
import { useFigureText } from './use-figure-text.ts'
import { useFigureWriter } from './use-figure-writer.ts'

/** One figure of the law: its value, since when, where it stands and how sure that is. */
export function WhyParameter({ parameter }: { parameter: ExplainedParameter }) {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const write = useFigureWriter()
  const { title, explanation } = useFigureText()
  const { id, value, unit, from, source, href, confidence } = parameter
  return (
    <li className="flex flex-col gap-0.5 py-2 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <Link
          to={lawUrl(id)}
          target="_blank"
          title={explanation(id) || id}
          className="rounded-sm text-accent underline-offset-4 hover:underline"
        >
          {title(id)}
          <span className="sr-only"> {t('pay.opensInTab')}</span>
        </Link>
        {typeof value === 'number' && <span className="amount">{write(value, unit)}</span>}
      </div>
      {typeof value !== 'number' && (
        <span className="text-ink-soft tabular-nums">
          {value.map((part) => write(part, unit)).join(' · ')}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
        {t('pay.validFrom', { day: format.day(from, 'medium') })}
        <Badge>{message(`pay.confidence_${confidence}`) ?? confidence}</Badge>
      </span>
      <Source text={source} href={href} />
    </li>
  )
}
