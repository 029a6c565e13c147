import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import type { Assistant, Shown } from './use-assistant.ts'

/** Before the first words leave: which, and where they go. */
export function ModelOffer({ assistant, shown }: { assistant: Assistant; shown: Shown }) {
  const t = useT()
  const { answer, prompt, before } = shown
  if (answer.modelFailed !== null)
    return (
      <Notice tone="warn">
        {t(answer.modelFailed === 'spent' ? 'assistant.modelSpent' : 'assistant.modelFailed')}
      </Notice>
    )
  if (answer.modelOffered === null) return null
  const { name, host } = answer.modelOffered
  return (
    <Notice
      actions={
        <>
          <Button size="sm" onClick={() => void assistant.ask(prompt, before, true)}>
            {t('assistant.modelAgree')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void assistant.ask(prompt, before, false)}
          >
            {t('assistant.modelRefuse')}
          </Button>
        </>
      }
    >
      <p>{t('assistant.modelOffer', { name, host })}</p>
    </Notice>
  )
}
