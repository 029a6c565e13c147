import type { TemplateBlock, TemplateRun, TemplateVariable } from '@/api/types'
import { TEMPLATE_VARIABLES } from './template-variables.ts'

/** A text as it is typed, and what was meant by it. */
export interface ParsedMarkup {
  blocks: TemplateBlock[]
  /** Names between double braces that are no variable; they stay words. */
  unknown: string[]
}

const PREFIXES: [kind: TemplateBlock['kind'], prefix: RegExp][] = [
  ['title', /^# /],
  ['subtitle', /^## /],
  ['bullets', /^- /],
  ['numbers', /^\d+\. /],
]
const UNKNOWN = /\{\{([^{}]*)\}\}/g
const VARIABLE = /^\{\{\s*([\w.]*)\s*\}\}/

/**
 * Reads `# title`, `## subtitle`, `- item`, `1. item`, `**bold**`, `*italic*` and `{{variable}}`. A blank line ends a
 * paragraph or a list, a backslash makes the next character a plain one, and styles end with their line.
 */
export function parseMarkup(text: string): ParsedMarkup {
  const blocks: TemplateBlock[] = []
  const unknown: string[] = []
  let open = null as TemplateBlock | null
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      open = null
      continue
    }
    const [kind, prefix] = PREFIXES.find(([, each]) => each.test(line)) ?? ['paragraph', /^/]
    const runs = parseLine(line.replace(prefix, ''), unknown)
    if (open?.kind === kind && kind !== 'title' && kind !== 'subtitle') open.lines.push(runs)
    else blocks.push((open = { kind, lines: [runs] }))
  }
  return { blocks, unknown }
}

function parseLine(line: string, unknown: string[]): TemplateRun[] {
  const runs: TemplateRun[] = []
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

function isVariable(name: string): name is TemplateVariable {
  return (TEMPLATE_VARIABLES as readonly string[]).includes(name)
}

/** Names between double braces that a reader would see as they stand, each once; how they were typed does not matter. */
export function unknownVariables(blocks: readonly TemplateBlock[]): string[] {
  const lines = blocks.flatMap((block) => block.lines)
  const names = lines.flatMap((runs) => {
    const words = runs.map(({ text }) => text).join('')
    return [...words.matchAll(UNKNOWN)].map(([, name]) => name!.trim())
  })
  return [...new Set(names)]
}

/** The text that reads back as these blocks. */
export function writeMarkup(blocks: readonly TemplateBlock[]): string {
  return blocks
    .map(({ kind, lines }) => lines.map((runs, index) => writeLine(kind, runs, index)).join('\n'))
    .join('\n\n')
}

function writeLine(kind: TemplateBlock['kind'], runs: readonly TemplateRun[], index: number) {
  let bold = false
  let italic = false
  let line = ''
  for (const run of [...runs, { text: '', bold: false, italic: false, variable: null }]) {
    if (run.italic !== italic) line += '*'
    if (run.bold !== bold) line += '**'
    ;({ bold, italic } = run)
    line += run.variable ? `{{${run.variable}}}` : escaped(run.text)
  }
  if (kind === 'paragraph')
    return line.replace(/^(#{1,2} |- )/, '\\$1').replace(/^(\d+)\. /, '$1\\. ')
  return { title: '# ', subtitle: '## ', bullets: '- ', numbers: `${index + 1}. ` }[kind] + line
}

function escaped(text: string): string {
  return text.replace(/[\\*]/g, '\\$&').replace(/\{(?=\{|$)/g, '\\{')
}
