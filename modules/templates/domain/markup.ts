import {
  blockKindsOf,
  conditionsOf,
  isPlace,
  type Block,
  type BlockKind,
  type Run,
  type TemplateKind,
  type TemplateVariable,
} from './template_body.ts'
import { isVariable } from './runs_of.ts'
import type { TemplateCondition } from './template_conditions.ts'

/** A text as it is typed, and what was meant by it. */
export interface ParsedMarkup {
  blocks: Block[]
  /** Names between double braces that are no variable, and conditions that are none or do not begin a block: words. */
  unknown: string[]
}

const PREFIXES: [kind: BlockKind, prefix: RegExp][] = [
  ['title', /^# /],
  ['subtitle', /^## /],
  ['article', /^§ /],
  ['bullets', /^- /],
  ['numbers', /^\d+\. /],
]
/** Of these, each line is a block of its own. */
const HEADINGS: readonly BlockKind[] = ['title', 'subtitle', 'article']
const PLACE = /^\{\{\s*(\w*)\s*\}\}\s*$/
const CONDITION = /^\{\{\s*if\s+([\w.]*)\s*\}\} ?/
const VARIABLE = /^\{\{\s*((?:if\s+)?[\w.]*)\s*\}\}/

/**
 * Reads `# title`, `## subtitle`, `§ article`, `- item`, `1. item`, `**bold**`, `*italic*` and `{{variable}}`; a line of
 * `{{payTable}}`, `{{pageBreak}}` or `{{signatures}}` alone is that place; `{{if condition}}` before a block's first
 * line is its condition. A blank line ends a paragraph or a list, a backslash makes the next character a plain one, and
 * styles end with their line.
 *
 * @param of what the text is for: what it may not have stays words
 */
export function parseMarkup(text: string, of: TemplateKind = 'CONTRACT'): ParsedMarkup {
  const kinds = blockKindsOf(of)
  const prefixes = PREFIXES.filter(([kind]) => kinds.includes(kind))
  const blocks: Block[] = []
  const unknown: string[] = []
  let open = null as Block | null
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      open = null
      continue
    }
    const { when, rest } = conditionOf(line, conditionsOf(of))
    const place = placeOf(rest, kinds)
    if (place) {
      blocks.push({ kind: place, lines: [], ...when })
      open = null
      continue
    }
    const [kind, prefix] = prefixes.find(([, each]) => each.test(rest)) ?? ['paragraph', /^/]
    const runs = parseLine(rest.replace(prefix, ''), unknown)
    if (open?.kind === kind && !when && !HEADINGS.includes(kind)) open.lines.push(runs)
    else blocks.push((open = { kind, lines: [runs], ...when }))
  }
  return { blocks, unknown }
}

function conditionOf(
  line: string,
  known: readonly TemplateCondition[]
): { when?: { when: TemplateCondition }; rest: string } {
  const [words, name] = CONDITION.exec(line) ?? []
  const when = known.find((condition) => condition === name)
  return words && when ? { when: { when }, rest: line.slice(words.length) } : { rest: line }
}

function placeOf(line: string, known: readonly BlockKind[]): BlockKind | undefined {
  const [, name] = PLACE.exec(line) ?? []
  return known.find((kind) => isPlace(kind) && kind === name)
}

function parseLine(line: string, unknown: string[]): Run[] {
  const runs: Run[] = []
  let style = { bold: false, italic: false }
  let rest = line
  const add = (text: string, variable: TemplateVariable | null = null) => {
    const last = runs.at(-1)
    const joins = last && !variable && !last.variable
    if (joins && last.bold === style.bold && last.italic === style.italic) last.text += text
    else runs.push({ text, ...style, variable })
  }
  while (rest !== '') {
    const [braces, name] = VARIABLE.exec(rest) ?? []
    let length = 1
    if (rest.startsWith('**')) {
      style = { ...style, bold: !style.bold }
      length = 2
    } else if (rest.startsWith('*')) style = { ...style, italic: !style.italic }
    else if (rest.startsWith('\\') && rest.length > 1) {
      add(rest[1]!)
      length = 2
    } else if (braces !== undefined) {
      length = braces.length
      if (isVariable(name!)) add('', name)
      else {
        unknown.push(name!)
        add(braces)
      }
    } else add(rest[0]!)
    rest = rest.slice(length)
  }
  return runs
}

/** The text that reads back as these blocks. */
export function writeMarkup(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('\n\n')
}

function writeBlock({ kind, lines, when }: Block): string {
  const condition = when ? `{{if ${when}}} ` : ''
  const words = lines.map((runs, index) => writeLine(kind, runs, index)).join('\n')
  return condition + (isPlace(kind) ? `{{${kind}}}` : words)
}

function writeLine(kind: BlockKind, runs: readonly Run[], index: number): string {
  let bold = false
  let italic = false
  let line = ''
  for (const run of [...runs, { text: '', bold: false, italic: false, variable: null }]) {
    if (run.italic !== italic) line += '*'
    if (run.bold !== bold) line += '**'
    ;({ bold, italic } = run)
    line += run.variable ? `{{${run.variable}}}` : escaped(run.text)
  }
  if (kind === 'numbers') return `${index + 1}. ${line}`
  return (MARK[kind] ?? '') + (kind === 'paragraph' ? plainStart(line) : line)
}

const MARK: Partial<Record<BlockKind, string>> = {
  title: '# ',
  subtitle: '## ',
  article: '§ ',
  bullets: '- ',
}

/** A paragraph that begins like another block, with what makes it none. */
function plainStart(line: string): string {
  return line.replace(/^(#{1,2} |§ |- )/, '\\$1').replace(/^(\d+)\. /, '$1\\. ')
}

function escaped(text: string): string {
  return text.replace(/[\\*]/g, '\\$&').replace(/\{(?=\{|$)/g, '\\{')
}
