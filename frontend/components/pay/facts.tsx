import { Why } from './why.tsx'

export interface Fact {
  label: string
  value: string
  /** The rule that explains it, where it is a figure. */
  rule?: string
}

/** Names and values under each other. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(({ label, value, rule }) => (
        <div key={label} className="flex justify-between gap-4 py-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="flex min-w-0 items-center gap-1 text-right wrap-anywhere">
            {value}
            {rule && <Why rule={rule} title={label} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
