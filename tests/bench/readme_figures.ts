import { format } from './figure.ts'
import type { Measured } from './measured.ts'

const START = '<!-- figures: written by `npm run bench -- --write` -->'
const END = '<!-- end of figures -->'

/** The README's table of what was measured, from docs/figures.json: the figures of each command under its name and day. */
export function figuresTable({ cores, node, figures }: Measured): string {
  const runs = [...new Set(figures.map(({ command }) => command))].map((command) => ({
    command,
    figures: figures.filter((figure) => figure.command === command),
  }))
  return [
    `Measured on ${cores} shared cores, Node ${node.replace('v', '')}; compare ratios within one run, not machines.`,
    '',
    '| What | Measured | Promised |',
    '|---|---:|---:|',
    ...runs.flatMap((run) => [
      `| **\`${run.command}\`**, ${run.figures[0].on} | | |`,
      ...run.figures.map(
        ({ what, value, unit, promise, rule }) =>
          `| ${what}${rule ? ` (${rule})` : ''} | ${format(value)} ${unit} | ${promise === undefined ? '–' : `${format(promise)} ${unit}`} |`
      ),
    ]),
  ].join('\n')
}

/** The README with its figures replaced; throws when its markers are gone. */
export function withFigures(readme: string, table: string): string {
  const start = readme.indexOf(START)
  const end = readme.indexOf(END)
  if (start < 0 || end < start) throw new Error('README.md has lost the markers of its figures')
  return `${readme.slice(0, start + START.length)}\n${table}\n${readme.slice(end)}`
}
