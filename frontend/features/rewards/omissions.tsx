import { useState } from 'react'
import { Link } from 'react-router'
import type { Omission } from '@/api/rewards'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** So many are read at a glance. */
const FIRST = 8

interface OmissionsProps {
  omissions: readonly Omission[]
  /** How many stand there before the rest is asked for. */
  first?: number
}

/** Who is left out, by name, each with the sentence that says why and the way to their record. */
export function Omissions({ omissions, first = FIRST }: OmissionsProps) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? omissions : omissions.slice(0, first)
  const more = omissions.length - shown.length
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ id, displayName, message }) => (
          <li key={id} className="py-2">
            <Link
              to={urls.worker(id)}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              {displayName}
            </Link>
            <p className="text-ink-soft">{message}</p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="link" size="bare" className="mt-2" onClick={() => setWhole(true)}>
          {t('reward-statements.moreOmissions', { count: more })}
        </Button>
      )}
    </>
  )
}
