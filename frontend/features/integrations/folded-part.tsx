import { useState, type ReactNode } from 'react'
import { useIntegrationData, type Integration, type IntegrationData } from '@/api/integrations'
import { Loaded } from '@/components/app/loaded'

interface FoldedPartProps {
  title: string
  integration: Integration
  children: (own: IntegrationData) => ReactNode
}

/** A part of a connection that few companies need: folded away, and asked for once it is opened. */
export function FoldedPart({ title, integration, children }: FoldedPartProps) {
  const [open, setOpen] = useState(false)
  const data = useIntegrationData(open)
  return (
    <details className="mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-sm font-medium">{title}</summary>
      {open && (
        <Loaded query={data}>
          {(all) => {
            const own = all.data.find(({ id }) => id === integration.id)
            return own && children(own)
          }}
        </Loaded>
      )}
    </details>
  )
}
