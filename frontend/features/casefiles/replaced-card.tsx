import { FileClock } from 'lucide-react'
import type { Casefile } from '@/api/casefiles'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What was printed or sent before the casefile was made a draft again: to be read as it was shown, the latest first. */
export function ReplacedCard({ casefile: { former } }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  if (former.length === 0) return null
  return (
    <CollapsibleCard title={t('documents.replaced')} aside={former.length}>
      <p className="mb-3 text-sm text-ink-soft">{t('documents.replacedText')}</p>
      <ul className="flex flex-col gap-1">
        {former.toReversed().map(({ id, name, sentAt, pdfUrl }) => (
          <li key={id}>
            <a
              href={pdfUrl}
              target="_blank"
              rel="noreferrer"
              className="group flex items-center gap-2 rounded-md py-1"
            >
              <FileClock className="size-4 shrink-0 text-ink-soft" aria-hidden />
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium wrap-anywhere underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="text-xs text-ink-soft">
                  {t('documents.replacedOn', { at: format.instant(sentAt) })}
                </span>
                <span className="sr-only"> {t('nav.newWindow')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </CollapsibleCard>
  )
}
