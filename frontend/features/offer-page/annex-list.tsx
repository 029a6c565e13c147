import { FileText } from 'lucide-react'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import type { OfferSource } from './offer.ts'

/** The attachments, each with its name and a link. */
export default function AnnexList({ source: { offer, fileUrl } }: { source: OfferSource }) {
  const t = useT()
  const { files } = offer.offer
  return (
    <SectionCard title={t('candidate.annexes')}>
      <ul className="flex flex-col divide-y divide-line">
        {files.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <FileText className="size-4 shrink-0 text-ink-soft" aria-hidden />
            <span className="min-w-0 grow wrap-anywhere">{name}</span>
            <a
              href={fileUrl(id)}
              target="_blank"
              rel="noopener noreferrer"
              className="shrink-0 py-1 font-medium text-accent underline-offset-4 hover:underline"
            >
              {t('candidate.view')}
              <span className="sr-only"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
