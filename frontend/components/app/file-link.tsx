import type { ComponentProps, MouseEvent } from 'react'
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ServerFile } from '@/lib/use-file'

interface FileLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  file: ServerFile
  icon: LucideIcon
}

/** A link to a file: a press saves it and turns the icon meanwhile, a press for another tab opens it there. */
export function FileLink({ file, icon: Icon, children, onClick, ...props }: FileLinkProps) {
  function save(event: MouseEvent<HTMLAnchorElement>) {
    // First what surrounds it: a menu does not close after a press that was taken.
    onClick?.(event)
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!file.busy) file.save()
  }
  return (
    <a
      {...props}
      href={file.url}
      aria-busy={file.busy || undefined}
      aria-disabled={file.busy || undefined}
      onClick={save}
    >
      {file.busy ? <LoaderCircle className="animate-spin" aria-hidden /> : <Icon aria-hidden />}
      {children}
    </a>
  )
}
