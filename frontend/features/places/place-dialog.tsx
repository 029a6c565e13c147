import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { placeOf, type PlaceName } from './places.ts'

interface PlaceDialogProps {
  name: PlaceName
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What was brought along. */
  children?: ReactNode
  /** What one can do today instead. */
  action: { label: string; onClick: () => void }
}

/** A dialog of a module that is not open yet: what it will do, and what can be done today. */
export function PlaceDialog({ name, open, onOpenChange, children, action }: PlaceDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(placeOf(name).title)}
      description={t(`places.${name}`)}
    >
      {children}
      <Notice>{t('places.notYet')}</Notice>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{t('common.close')}</Button>
        <Button variant="primary" onClick={action.onClick}>
          {action.label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
