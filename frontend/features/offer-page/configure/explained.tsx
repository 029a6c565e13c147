import { useOptionalMessage, useT } from '@/lib/use-t'
import type { Choice } from '../offer.ts'

interface ExplainedProps {
  choice: Choice
  /** Beside others: the question says of which it is. */
  named?: boolean
}

/** What a benefit is, for who never had one: one sentence, one example, one risk. Nothing where its name says enough. */
export function Explained({ choice, named }: ExplainedProps) {
  const t = useT()
  const message = useOptionalMessage()
  const what = message(`choices.what_${choice}`)
  if (what === null) return null
  return (
    <details className="text-sm open:w-full">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-accent underline-offset-4 hover:underline">
        {named ? t('choices.whatIs', { name: t(`fields.${choice}`) }) : t('choices.what')}
      </summary>
      <dl className="mt-1 rounded-lg bg-sunken p-3">
        {(['what', 'example', 'risk'] as const).map((part) => (
          <div key={part} className="not-first:mt-2">
            <dt className={part === 'what' ? 'sr-only' : 'font-medium'}>
              {t(`choices.part_${part}`)}
            </dt>
            <dd className="text-ink-soft">{t(`choices.${part}_${choice}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
