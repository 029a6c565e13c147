import { Navigate, useParams } from 'react-router'

/** Mails of before carried the secret in the path: it moves behind `#` before anything is asked for, history included. */
export function BehindHash({ to }: { to: string }) {
  const { secret = '' } = useParams()
  return <Navigate to={`${to}#${secret}`} replace />
}
