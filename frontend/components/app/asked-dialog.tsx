import { useEffect, type ComponentType } from 'react'
import { useToastError } from '@/lib/use-toast-error'
import { usePart } from '@/lib/use-part'

interface Closable {
  onClose: () => void
}

interface AskedDialogProps<Props extends Closable> {
  /** Its own among all parts. */
  name: string
  load: () => Promise<{ default: ComponentType<Props> }>
  props: Props
}

/** A dialog whose script comes once it is opened; where it cannot come, as without a network, a toast says so. */
export function AskedDialog<Props extends Closable>({
  name,
  load,
  props,
}: AskedDialogProps<Props>) {
  const { Part, error } = usePart(name, load)
  const toastError = useToastError()
  const { onClose } = props
  useEffect(() => {
    if (!error) return
    toastError(error)
    onClose()
  }, [error, toastError, onClose])
  return Part && <Part {...props} />
}
