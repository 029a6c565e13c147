import type { ComputeError } from '#modules/compute/pure'
import { Notice } from '@/components/ui/notice'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useLocale } from '@/lib/use-t'
import { Nearest } from './failure-view.tsx'
import type { Assistant, Shown } from './use-assistant.ts'

interface RefusedNoticeProps {
  shown: Shown
  assistant: Assistant
  reader: AssistantReader
}

/** What the engine refuses of a package that was corrected by hand, and the nearest value that it takes. */
export function RefusedNotice({ shown, assistant, reader }: RefusedNoticeProps) {
  const locale = useLocale()
  const sentence = useEngineSentence()
  const { draft, settled } = shown
  const refused = settled.refused!
  return (
    <Notice
      tone="danger"
      actions={
        <Nearest
          assistant={{ take: (op) => assistant.change([op]) }}
          reader={reader}
          request={draft}
        />
      }
    >
      {reader.nameOfPath(refused.path, locale)}: {sentence(refused as ComputeError)}
    </Notice>
  )
}
