import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { requestIdOf } from '@/api/problem'
import { reportError } from '@/lib/monitoring'
import { ErrorView } from './error-view.tsx'

/** What a shell shows when a screen breaks; the error is reported. */
export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => {
    reportError(error, { requestId: requestIdOf(error) ?? undefined })
  }, [error])
  return <ErrorView error={error} />
}
