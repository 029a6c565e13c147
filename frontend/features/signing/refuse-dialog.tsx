import { Mail } from 'lucide-react'
import { postOutSigningLinkRefuse } from '#client/bounds'
import type { Signing, SigningCalls } from '@/api/signing'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface RefuseDialogProps {
  signing: Signing
  calls: SigningCalls
  onClose: () => void
}

/** No, with the reason; first the way to ask instead. */
export default function RefuseDialog({ signing, calls, onClose }: RefuseDialogProps) {
  const t = useT()
  const { contact, casefile } = signing
  const form = useBoundForm({
    bounds: postOutSigningLinkRefuse,
    defaultValues: { reason: '' },
    body: ({ reason }) => ({ version: casefile.version, reason: reason.trim() }),
    send: ({ reason }) => calls.refuse(signing, reason),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('signing.refuseTitle')}
      description={t('signing.refuseText')}
    >
      <Form form={form}>
        <LongTextField
          form={form}
          name="reason"
          label={t('signing.reason')}
          hint={t('signing.reasonHint')}
          rows={4}
        />
        <div className="flex flex-col gap-2">
          {contact.email && (
            <Button asChild variant="primary" className="h-auto min-h-12 py-2 whitespace-normal">
              <a href={`mailto:${contact.email}`}>
                <Mail aria-hidden />
                {t('signing.askInstead', { name: contact.name })}
              </a>
            </Button>
          )}
          <SubmitButton form={form} variant="danger" className="h-12">
            {t('signing.refuseNow')}
          </SubmitButton>
          <Button className="h-12" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
