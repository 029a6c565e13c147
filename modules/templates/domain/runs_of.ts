import { TEMPLATE_VARIABLES, type Run, type TemplateVariable } from './template_body.ts'

/** How words look. */
export type Style = Pick<Run, 'bold' | 'italic'>

/** Words in one style as runs: `{{worker.firstName}}` in them is the variable, other braces stay words. */
export function runsOf(words: string, { bold, italic }: Style): Run[] {
  return words
    .split(/(\{\{\s*[\w.]+\s*\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.startsWith('{{') ? part.slice(2, -2).trim() : ''
      return isVariable(name)
        ? { text: '', bold, italic, variable: name }
        : { text: part, bold, italic, variable: null }
    })
}

export function isVariable(name: string): name is TemplateVariable {
  return (TEMPLATE_VARIABLES as readonly string[]).includes(name)
}
