import { ExternalLink, FileText } from 'lucide-react'
import type { Casefile, CasefileDocument } from '@/api/casefiles'
import { EmptyState } from '@/components/app/empty-state'
import { PdfPages } from '@/components/app/pdf-pages'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface PreviewProps {
  casefile: Casefile
  document: CasefileDocument | null
}

/** A document beside what it is made of, as its signers will read it. */
export function PreviewPane({ casefile, document }: PreviewProps) {
  const t = useT()
  if (!document)
    return (
      <Card>
        <EmptyState icon={FileText} title={t('documents.nothingToShow')}>
          {t('documents.nothingToShowText')}
        </EmptyState>
      </Card>
    )
  return (
    <section
      aria-label={t('documents.preview', { name: document.name })}
      className="lg:sticky lg:top-6"
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="min-w-0 truncate text-base font-semibold">{document.name}</h2>
        <OwnTab document={document} />
      </div>
      <div
        className="max-h-[calc(100dvh-12rem)] overflow-y-auto rounded-xl bg-sunken p-4"
        tabIndex={0}
      >
        <Pages casefile={casefile} document={document} />
      </div>
    </section>
  )
}

/** The same over the whole of a phone. */
export function PreviewDialog({
  casefile,
  document,
  onClose,
}: PreviewProps & { onClose: () => void }) {
  return (
    <Dialog
      open={document !== null}
      onOpenChange={(open) => !open && onClose()}
      title={document?.name ?? ''}
      className="inset-0 top-0 h-dvh max-h-none max-w-none translate-y-0 rounded-none border-0"
    >
      {document && (
        <>
          <div className="mb-4">
            <OwnTab document={document} />
          </div>
          <Pages casefile={casefile} document={document} />
        </>
      )}
    </Dialog>
  )
}

function Pages({ casefile, document }: { casefile: Casefile; document: CasefileDocument }) {
  // Of a draft it says what is known now: with each change it is another.
  const of = document.status === 'DRAFT' ? casefile.updatedAt : document.status
  return <PdfPages url={document.signedPdfUrl ?? document.pdfUrl} of={of} name={document.name} />
}

function OwnTab({ document }: { document: CasefileDocument }) {
  const t = useT()
  return (
    <span className="flex flex-wrap gap-2">
      <Button asChild size="sm">
        <a href={document.signedPdfUrl ?? document.pdfUrl} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          {t('documents.open')}
          <span className="sr-only"> {t('nav.newWindow')}</span>
        </a>
      </Button>
      {document.certificatePdfUrl && (
        <Button asChild size="sm">
          <a href={document.certificatePdfUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {t('signatures.certificate')}
            <span className="sr-only"> {t('nav.newWindow')}</span>
          </a>
        </Button>
      )}
    </span>
  )
}
