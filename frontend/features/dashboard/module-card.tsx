import type { ReactNode } from 'react'
import type { Feature } from '@/api/types'
import { NotSubscribed } from '@/components/app/not-subscribed'
import { SectionCard } from '@/components/ui/card'
import { useGates } from '@/lib/gate'

interface ModuleCardProps {
  title: string
  feature: Feature
  children: ReactNode
}

/** A card of the dashboard that belongs to a module of the plan. */
export function ModuleCard({ title, feature, children }: ModuleCardProps) {
  const { locks } = useGates()
  return (
    <SectionCard title={title} className="flex min-w-0 flex-col">
      {locks({ feature }) ? <NotSubscribed /> : children}
    </SectionCard>
  )
}
