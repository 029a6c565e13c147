import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { FiguresStrip } from './figures-strip.tsx'
import { ProjectionProvider } from './projection-context.tsx'

/** A stored package to read while what changes it, and the law with it, is on its way. */
export function PackageWaiting({ stored }: { stored: Package }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <h1 className="text-xl font-semibold tracking-tight text-balance">{stored.nomFonction}</h1>
      <ProjectionProvider lawset={stored.lawset}>
        <FiguresStrip compute={stored.compute} compact />
      </ProjectionProvider>
      <Skeleton className="h-80" />
      <Skeleton className="h-72" />
    </div>
  )
}
