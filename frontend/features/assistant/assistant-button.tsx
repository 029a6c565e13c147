import { Suspense, useEffect, useState } from 'react'
import { LoaderCircle, Sparkles } from 'lucide-react'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { useStable } from '@/lib/use-stable'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { AssistantDialog, loadAssistantDialog } from './lazy-dialog.ts'
import { useConversationAddress } from './use-conversation-address.ts'

/** Opens the assistant from anywhere, where the plan has it and one may make packages. */
export function AssistantButton() {
  const t = useT()
  const features = useCompany().data?.billingAccount.features
  const canCreate = useCan('packages.write')
  // A conversation stood open when the page was loaded: it goes on.
  const address = useConversationAddress()
  const [first] = useState(address.id)
  const [conversationId, setConversation] = useState(first ?? undefined)
  const [isOpen, setOpen] = useState(first !== null)
  const [isOpening, setOpening] = useState(false)
  const toastError = useToastError()
  const openIt = useStable(async () => {
    if (isOpening) return
    setOpening(true)
    try {
      await loadAssistantDialog()
      setOpen(true)
    } catch (error) {
      toastError(error as Error)
    } finally {
      setOpening(false)
    }
  })
  const isThere = canCreate && features?.includes('aiChat') === true
  useEffect(() => {
    if (!isThere) return
    const open = (event: KeyboardEvent) => {
      if (!isAsked(event)) return
      event.preventDefault()
      void openIt()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [isThere, openIt])
  if (!isThere) return null
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('assistant.open')}
        aria-busy={isOpening || undefined}
        onClick={() => void openIt()}
      >
        {isOpening ? (
          <LoaderCircle className="animate-spin" aria-hidden />
        ) : (
          <Sparkles aria-hidden />
        )}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AssistantDialog
            open
            conversationId={conversationId}
            onOpenChange={(next) => {
              setOpen(next)
              setConversation(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Ctrl+J anywhere, or / outside fields. */
function isAsked(event: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog]')) return false
  if (event.key.toLowerCase() === 'j') return event.ctrlKey || event.metaKey
  const isTyping =
    event.target instanceof HTMLElement &&
    (event.target.isContentEditable || event.target.closest('input, textarea, select') !== null)
  return event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
}
