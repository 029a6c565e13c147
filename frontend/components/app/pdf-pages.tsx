import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '@/api/fetch-file'
import { ErrorView } from '@/components/app/error-view'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

/** pdf.js arrives with the first preview. */
const reader = () => import('@/lib/open-pdf')

type OpenedPdf = Awaited<ReturnType<Awaited<ReturnType<typeof reader>>['openPdf']>>

interface PdfPagesProps {
  /** Of the server; with another `of` the same address is read anew. */
  url: string
  of: string
  /** What it is, for who does not see it. */
  name: string
}

/** The pages of a PDF under each other, as wide as their place; a page is drawn when it comes into sight. */
export function PdfPages({ url, of, name }: PdfPagesProps) {
  const t = useT()
  const pdf = useQuery({
    queryKey: ['pdf', url, of],
    queryFn: async () => {
      const [{ openPdf }, { file }] = await Promise.all([reader(), fetchFile(url)])
      return openPdf(await file.arrayBuffer())
    },
    // Pages that are out of sight are given back.
    gcTime: 60_000,
    staleTime: Infinity,
    retry: false,
  })
  if (pdf.error) return <ErrorView error={pdf.error} onRetry={() => void pdf.refetch()} />
  if (!pdf.data) return <Skeleton className="aspect-[210/297] w-full" />
  return (
    <ol aria-label={name} className="flex flex-col gap-4">
      {Array.from({ length: pdf.data.pages }, (_, at) => (
        <li key={at}>
          <PdfPage
            pdf={pdf.data}
            number={at + 1}
            label={t('common.pageOf', { page: at + 1, pages: pdf.data.pages })}
          />
        </li>
      ))}
    </ol>
  )
}

function PdfPage({ pdf, number, label }: { pdf: OpenedPdf; number: number; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [words, setWords] = useState<string>()
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '50%',
    })
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!seen) return
    const canvas = place.current!.querySelector('canvas')!
    const drawing = pdf.draw(number, canvas)
    let isGone = false
    void drawing.done.then(setWords, () => isGone || setWords(''))
    return () => {
      isGone = true
      drawing.cancel()
    }
  }, [pdf, number, seen])
  return (
    // Paper is white, also in the dark scheme.
    <div
      ref={place}
      aria-busy={words === undefined}
      className="aspect-[210/297] w-full overflow-hidden rounded-sm border border-line bg-white"
    >
      <canvas role="img" aria-label={`${label}. ${words ?? ''}`} className="w-full" />
    </div>
  )
}
