import { ChevronRight, FileText } from 'lucide-react'

export interface ReadDocument {
  id: string
  name: string
  detail?: string
  url: string
}

/** The size of the window in which a document opens (POR-17). */
const WINDOW = 'popup,width=1000,height=800'

/** Documents, each a link that opens in a window of its own; where that is not allowed, in a tab. */
export function DocumentList({ documents }: { documents: readonly ReadDocument[] }) {
  return (
    <ul className="divide-y divide-line">
      {documents.map(({ id, name, detail, url }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              if (window.open(url, `document-${id}`, WINDOW)) event.preventDefault()
            }}
            className="grid min-h-14 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md py-2 hover:bg-sunken"
          >
            <span className="flex size-9 items-center justify-center rounded-lg bg-sunken">
              <FileText className="size-4" aria-hidden />
            </span>
            <span className="min-w-0 wrap-anywhere">
              {name}
              {detail && <span className="block text-xs text-ink-soft">{detail}</span>}
            </span>
            <ChevronRight className="size-4 text-ink-soft" aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
