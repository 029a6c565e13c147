import { format, type Figure } from './figure.ts'

const START = '<!-- figures: written by `npm run bench -- --write` -->'
const END = '<!-- end of figures -->'

export interface Measured {
  on: string
  cores: number
  node: string
  figures: Figure[]
}

/** The README's table of what was measured, from docs/figures.json. */
export function figuresTable({ on, cores, node, figures }: Measured): string {
  return [
    `Measured in one run on ${on}, ${cores} shared cores, Node ${node.replace('v', '')}; compare ratios, not machines.`,
    '',
    '| What | Measured | Promised |',
    '|---|---:|---:|',
    ...figures.map(
      ({ what, value, unit, promise }) =>
        `| ${what} | ${format(value)} ${unit} | ${promise === undefined ? '–' : `${format(promise)} ${unit}`} |`
    ),
  ].join('\n')
}

/** The README with its figures replaced; throws when its markers are gone. */
export function withFigures(readme: string, table: string): string {
  const start = readme.indexOf(START)
  const end = readme.indexOf(END)
  if (start < 0 || end < start) throw new Error('README.md has lost the markers of its figures')
  return `${readme.slice(0, start + START.length)}\n${table}\n${readme.slice(end)}`
}
