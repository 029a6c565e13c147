import { useRef, useState } from 'react'
import { FileText, Image, Paperclip, Trash2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { removeOfferFile, useAttachFiles } from '@/api/offer-files'
import { offerFileUrl, offerQuery, type Offer, type OfferFile } from '@/api/offers'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import {
  cancelDeletion,
  scheduleDeletion,
  settleDeletion,
  usePendingDeletions,
} from '@/lib/pending-deletions'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

const KINDS = 'application/pdf,image/png,image/jpeg'
const MOST_BYTES = 5 * 1024 * 1024
const TOAST_MS = 6000

/** What goes with the offer: to add with its progress, to look at, to take off with a way back. */
export function FilesCard({ offer, editable }: { offer: Offer; editable: boolean }) {
  const t = useT()
  const toastError = useToastError()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, attach } = useAttachFiles(offer.id)
  const remove = useRemoveFile(offer.id)
  const pending = usePendingDeletions()
  const files = offer.files.filter(({ id }) => !pending.has(id))
  /** What waits for a yes: the candidate would agree to other papers than those they saw. */
  const [asked, setAsked] = useState<(() => void) | null>(null)
  const unlessSent = (act: () => void) => (offer.status === 'DRAFT' ? act() : setAsked(() => act))

  function choose(chosen: FileList | null) {
    const all = [...(chosen ?? [])]
    const tooBig = all.find(({ size }) => size > MOST_BYTES)
    if (tooBig) toast.error(t('offers.fileTooBig', { name: tooBig.name }))
    const good = all.filter(({ size }) => size <= MOST_BYTES)
    if (good.length > 0) unlessSent(() => attach(good, { onError: toastError }))
    if (input.current) input.current.value = ''
  }

  return (
    <SectionCard
      title={t('offers.files')}
      aside={
        editable && (
          <Button size="sm" busy={uploads.length > 0} onClick={() => input.current?.click()}>
            <Paperclip aria-hidden />
            {t('offers.attach')}
          </Button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={KINDS}
        aria-label={t('offers.attachLabel')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => choose(event.target.files)}
      />
      {files.length === 0 && uploads.length === 0 && (
        <p className="text-ink-soft">{t('offers.noFiles')}</p>
      )}
      <ul aria-label={t('offers.files')} className="flex flex-col divide-y divide-line">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            href={offerFileUrl(offer.id, file.id)}
            onRemove={editable ? () => unlessSent(() => remove(file)) : undefined}
          />
        ))}
        {uploads.map(({ name, progress }) => (
          <li key={name} className="py-2">
            <p className="truncate">{name}</p>
            <progress
              aria-label={t('offers.uploading', { name })}
              value={progress}
              className="mt-1 h-1 w-full accent-accent"
            />
          </li>
        ))}
      </ul>
      {editable && <p className="mt-3 text-xs text-ink-soft">{t('offers.filesHint')}</p>}
      <ConfirmDialog
        open={asked !== null}
        title={t('offers.voidTitle')}
        description={t('offers.voidFilesText')}
        confirm={t('offers.voidFilesConfirm')}
        cancel={t('common.cancel')}
        onConfirm={() => {
          asked?.()
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </SectionCard>
  )
}

interface FileRowProps {
  file: OfferFile
  href: string
  onRemove?: () => void
}

function FileRow({ file, href, onRemove }: FileRowProps) {
  const t = useT()
  const format = useFormat()
  const Icon = file.type === 'application/pdf' ? FileText : Image
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="min-w-0 grow truncate text-accent underline-offset-4 hover:underline"
      >
        {file.name}
        <span className="sr-only"> {t('nav.newWindow')}</span>
      </a>
      <span className="shrink-0 text-xs text-ink-soft tabular-nums">
        {format.fileSize(file.size)}
      </span>
      {onRemove && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('offers.removeFile', { name: file.name })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </li>
  )
}

function useRemoveFile(offerId: string) {
  const t = useT()
  const client = useQueryClient()
  const toastError = useToastError()
  return ({ id, name }: OfferFile) => {
    scheduleDeletion(
      id,
      () =>
        void removeOfferFile(offerId, id)
          .catch(toastError)
          .then(() => client.invalidateQueries({ queryKey: offerQuery(offerId).queryKey }))
          .finally(() => settleDeletion(id))
    )
    toast(t('offers.fileRemoved', { name }), {
      duration: TOAST_MS,
      action: { label: t('offers.undo'), onClick: () => cancelDeletion(id) },
    })
  }
}
