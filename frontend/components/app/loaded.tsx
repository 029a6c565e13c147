import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { ErrorView } from './error-view.tsx'

interface LoadedProps<Data> {
  query: { data?: Data | undefined; error: unknown; refetch: () => unknown }
  /** Where to go when it cannot be read. */
  back?: { to: string; label: string }
  /** Its shape while it is on its way. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** One thing that a page asks for: its shape until it is there, and a way back where it cannot be had. */
export function Loaded<Data>({
  query: { data, error, refetch },
  back,
  skeleton = <Skeleton className="h-96" />,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return <ErrorView error={error} onRetry={() => void refetch()} back={back} />
}
