/** Signs in a line of a plain terminal. */
export const WIDTH = 80

/** A text in lines no wider than the terminal, or than eighty signs elsewhere, each indented. */
export function wrapped(text: string, indent = 2): string {
  const width = Math.max(process.stdout.columns ?? WIDTH, WIDTH / 2)
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last === '') lines[lines.length - 1] = ' '.repeat(indent) + word
    else if (last.length + 1 + word.length > width) lines.push(' '.repeat(indent) + word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}
