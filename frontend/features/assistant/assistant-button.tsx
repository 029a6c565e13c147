import { Suspense, useState } from 'react'
import { Sparkles } from 'lucide-react'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { AssistantDialog } from './lazy-dialog.ts'

/** Opens the assistant from anywhere, where the plan has it and one may make packages. */
export function AssistantButton() {
  const t = useT()
  const features = useCompany().data?.billingAccount.features
  const canCreate = useCan('packages.write')
  const [isOpen, setOpen] = useState(false)
  if (!canCreate || !features?.includes('aiChat')) return null
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="max-[26rem]:hidden"
        aria-label={t('assistant.open')}
        onClick={() => setOpen(true)}
      >
        <Sparkles aria-hidden />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AssistantDialog open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
