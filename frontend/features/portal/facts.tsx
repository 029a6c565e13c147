/** What is known, each under its name; what is not is a dash. */
export function Facts({
  rows,
}: {
  rows: readonly (readonly [label: string, value: string | null])[]
}) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 py-2.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
