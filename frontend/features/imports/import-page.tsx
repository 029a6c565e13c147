import { useSearchParams } from 'react-router'
import { Draft } from './draft.tsx'
import { FileCard } from './file-card.tsx'
import { LastImports } from './last-imports.tsx'

/** Files into the team: one that is under way, or the next one beside those that were taken in. */
export function ImportPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const open = (next: string | null) => setSearch(next ? { id: next } : {})
  if (id) return <Draft key={id} id={id} onClose={() => open(null)} />
  return (
    <div className="flex flex-col gap-6">
      <FileCard onBegun={open} />
      <LastImports onOpen={open} />
    </div>
  )
}
