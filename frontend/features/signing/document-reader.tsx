import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { documentWordsQuery, signingPdfUrl, type SigningDocument } from '@/api/signing'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'
import { placeOf } from './document-list.tsx'
import { DocumentText } from './document-text.tsx'
import { DownloadButton } from './download-button.tsx'
import type { ReadAs } from './read-as.tsx'

const ReadAsChoice = lazy(() => import('./read-as.tsx'))
/** The viewer of PDFs is asked for by who wants to see pages. */
const PdfPages = lazy(async () => ({
  default: (await import('@/components/app/pdf-pages')).PdfPages,
}))

interface DocumentReaderProps {
  link: string
  language: string
  document: SigningDocument
}

/** One document to be read: its words at once where it has any, its pages as they are signed, and the file itself. */
export function DocumentReader({ link, language, document }: DocumentReaderProps) {
  const t = useT()
  const { id, name, pages, sha256, isTranslation } = document
  const words = useQuery(documentWordsQuery(link, id))
  const [chosen, choose] = useState<ReadAs>('text')
  const url = signingPdfUrl(link, id)
  const file = useFile(url)
  const blocks = words.data?.blocks ?? null
  // Without words of its own, a PDF is its pages.
  const view = words.isPending || blocks ? chosen : 'pages'
  return (
    <Card id={placeOf(document)} tabIndex={-1} className="overflow-hidden outline-none">
      <div className="flex flex-col gap-3 p-4 sm:px-6">
        <div>
          <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft empty:hidden">
            {pages !== null && t('signing.pages', { count: pages })}
            {isTranslation && <Badge>{t('signing.translation')}</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {blocks && (
            <Suspense fallback={<Skeleton className="h-10 w-32" />}>
              <ReadAsChoice name={name} value={view} onValueChange={choose} />
            </Suspense>
          )}
          <DownloadButton file={file} name={name} />
        </div>
        <ProblemNotice error={file.error} />
      </div>
      {view === 'text' && !blocks && <Skeleton className="h-96 w-full rounded-none" />}
      {view === 'text' && blocks && (
        <>
          {/* Paper is white, also in the dark scheme. */}
          <div lang={language} className="border-t border-line bg-white text-[#17181a]">
            <DocumentText blocks={blocks} name={name} />
          </div>
          <p className="border-t border-line p-4 text-xs text-ink-soft sm:px-6">
            {t('signing.textIsAid')}
          </p>
        </>
      )}
      {view === 'pages' && (
        <div className="border-t border-line bg-sunken p-2 sm:p-4">
          <Suspense fallback={<Skeleton className="aspect-[210/297] w-full" />}>
            <PdfPages url={url} of={sha256} name={name} />
          </Suspense>
        </div>
      )}
    </Card>
  )
}
