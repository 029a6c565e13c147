interface LegendProps {
  parts: readonly { tone: string; name: string }[]
}

/** What the colours of a picture stand for. */
export function Legend({ parts }: LegendProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      {parts.map(({ tone, name }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-2 shrink-0 rounded-[2px] ${tone}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}
