import { ArrowDown, FileText } from 'lucide-react'
import type { SigningDocument } from '@/api/signing'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** Where a document stands on the page. */
export const placeOf = ({ id }: SigningDocument) => `document-${id}`

/** Not by the address: what follows its hash is the secret of a private link. */
function goTo(document: SigningDocument) {
  const place = window.document.getElementById(placeOf(document))
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** What there is to read, with the way to each: the second one begins below a long first one. */
export function DocumentList({ documents }: { documents: readonly SigningDocument[] }) {
  const t = useT()
  return (
    <Card>
      <nav aria-label={t('signing.documents')}>
        <ul className="divide-y divide-line">
          {documents.map((document) => (
            <li key={document.id}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken"
                onClick={() => goTo(document)}
              >
                <FileText className="size-5 shrink-0 text-ink-soft" aria-hidden />
                <span className="min-w-0 grow wrap-anywhere">{document.name}</span>
                {document.pages !== null && (
                  <span className="shrink-0 text-xs text-ink-soft">
                    {t('signing.pages', { count: document.pages })}
                  </span>
                )}
                <ArrowDown className="size-4 shrink-0 text-ink-soft" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
