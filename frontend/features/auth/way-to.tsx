import { Link, useLocation } from 'react-router'

/** From one way to sign in to another; where one was going comes along. */
export function WayTo({ to, children }: { to: string; children: string }) {
  const { search } = useLocation()
  return (
    <p className="mt-4 text-center">
      <Link to={to + search} className="text-accent underline-offset-4 hover:underline">
        {children}
      </Link>
    </p>
  )
}
