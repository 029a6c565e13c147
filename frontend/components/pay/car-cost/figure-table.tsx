interface FigureTableProps {
  label: string
  heads: readonly string[]
  rows: readonly { label: string; cells: readonly string[]; total?: boolean }[]
}

/** Figures side by side; the first column stays in sight where the others are scrolled. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  const first = 'sticky left-0 bg-surface py-1.5 pr-3 text-left'
  return (
    <div
      className="overflow-x-auto rounded-md border border-line px-3"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <td className={first} />
            {heads.map((head) => (
              <th key={head} scope="col" className="amount py-2 pl-3 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, cells, total }) => (
            <tr key={name} className={total ? 'border-t border-line font-semibold' : undefined}>
              <th
                scope="row"
                className={`${first} min-w-28 max-w-40 wrap-anywhere hyphens-auto ${total ? '' : 'font-normal text-ink-soft'}`}
              >
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={heads[i]} className="amount py-1.5 pl-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
