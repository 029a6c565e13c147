import { useState } from 'react'
import {
  useBeginImport,
  useChangeImport,
  type ImportSettings,
  type ImportTarget,
} from '@/api/imports'
import { Dialog } from '@/components/ui/dialog'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { Draft } from './draft.tsx'
import { FileDrop } from './file-drop.tsx'
import { PasteCells } from './paste-cells.tsx'
import { settingsOf } from './settings-of.ts'

interface ImportDialogProps {
  title: string
  target: ImportTarget
  /** What all rows of a file say that is brought here. */
  fixed: ImportSettings['fixed']
  /** The file that is under way, or was taken in; null to choose one. */
  id: string | null
  onOpen: (id: string | null) => void
  onClose: () => void
}

/** A file into the list of a screen, above it: read, mapped, looked at, taken in, undone as all files are. */
export function ImportDialog({ title, id, onOpen, onClose, ...brought }: ImportDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} className="max-w-4xl">
      {id === null ? (
        <OneFile {...brought} onBegun={onOpen} />
      ) : (
        <Draft key={id} id={id} isAbove onClose={() => onOpen(null)} />
      )}
    </Dialog>
  )
}

type OneFileProps = Pick<ImportDialogProps, 'target' | 'fixed'> & { onBegun: (id: string) => void }

function OneFile({ target, fixed, onBegun }: OneFileProps) {
  const t = useT()
  const begin = useBeginImport()
  const say = useChangeImport()
  const [name, setName] = useState('')
  const isBusy = begin.isPending || say.isPending
  function take(file: File | undefined) {
    if (!file || isBusy) return
    setName(file.name)
    begin.mutate(
      { id: newId(), target, file },
      {
        onSuccess: (draft) => {
          const { id } = draft.import
          const settings = settingsOf(draft, { fixed })
          say.mutate({ id, settings }, { onSuccess: () => onBegun(id) })
        },
      }
    )
  }
  return (
    <>
      <FileDrop
        text={t(`imports.fileText_${target}`)}
        accept=".xlsx,.csv,.txt"
        reading={isBusy ? name : null}
        error={begin.error ?? say.error}
        onFiles={([file]) => take(file)}
      />
      <PasteCells busy={isBusy} onFile={take} />
    </>
  )
}
