import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { NewOfferForm } from './new-offer-form.tsx'

interface NewOfferDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The same form in a dialog; the prepared offer opens on its page. */
export function NewOfferDialog({ open, onOpenChange }: NewOfferDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('offers.prepare')}
      description={t('offers.prepareText')}
      className="max-w-xl"
    >
      {open && <NewOfferForm onCancel={() => onOpenChange(false)} />}
    </Dialog>
  )
}
