export interface Fact {
  label: string
  value: string
}

/** Names and values under each other. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 py-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
