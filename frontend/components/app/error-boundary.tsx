import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { NetworkProblem, requestIdOf } from '@/api/problem'
import { reportError } from '@/lib/monitoring'
import { ErrorView } from './error-view.tsx'

/**
 * What a shell shows when a screen breaks; the error is reported. A screen that did not come because there is no network is
 * asked for again: a reload would take away what the browser still holds.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const navigate = useNavigate()
  const here = useLocation()
  useEffect(() => {
    reportError(error, { requestId: requestIdOf(error) ?? undefined })
  }, [error])
  if (navigator.onLine) return <ErrorView error={error} />
  return (
    <ErrorView
      error={new NetworkProblem('network')}
      onRetry={() => void navigate(here, { replace: true })}
    />
  )
}
