import type { Draft } from '#modules/ai/pure'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Shown } from './use-assistant.ts'

interface AnnouncerProps {
  shown: Shown
  reader: AssistantReader
  draft: Draft
  questions: number
}

/** One sentence for screen readers once a turn is answered: what was understood, the net, what is asked. */
export function Announcer({ shown, reader, draft, questions }: AnnouncerProps) {
  const t = useT()
  const format = useFormat()
  const { answer } = reader.settlePartOf(draft)
  const net = answer?.compute.remuneration.remunerationMensuelle.salaireNet
  return (
    <div role="log" aria-live="polite" aria-label={t('assistant.title')} className="sr-only">
      <p>
        {t('assistant.announced', { count: shown.answer.understood.length, questions })}{' '}
        {net !== undefined && t('assistant.announcedNet', { amount: format.euros(net) })}
      </p>
    </div>
  )
}
