/** A piece of a line in one style. */
interface Run {
  text: string
  bold: boolean
  italic: boolean
}

/** The lines of a written block, one under the other. */
export function Lines({ lines }: { lines: readonly (readonly Run[])[] }) {
  return lines.map((line, at) => (
    <span key={at}>
      {at > 0 && <br />}
      <Runs runs={line} />
    </span>
  ))
}

interface WrittenListProps {
  isNumbered: boolean
  lines: readonly (readonly Run[])[]
}

/** A written list, an item a line. */
export function WrittenList({ isNumbered, lines }: WrittenListProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={isNumbered ? 'list-decimal pl-6' : 'list-disc pl-6'}>
      {lines.map((line, at) => (
        <li key={at}>
          <Runs runs={line} />
        </li>
      ))}
    </List>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, bold, italic }, at) => {
    const words = italic ? <em>{text}</em> : text
    return bold ? <strong key={at}>{words}</strong> : <span key={at}>{words}</span>
  })
}
