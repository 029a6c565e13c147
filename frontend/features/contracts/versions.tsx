import type { Contract } from '@/api/contracts'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { VersionStep } from './version-step.tsx'

/** Every version of the worker's, the last begun first. */
export function Versions({ contract: { id: here, versions } }: { contract: Contract }) {
  const t = useT()
  return (
    <SectionCard title={t('contracts.versions')}>
      <ol className="flex flex-col">
        {versions.map((version) => (
          <VersionStep key={version.id} version={version} isHere={version.id === here} />
        ))}
      </ol>
    </SectionCard>
  )
}
