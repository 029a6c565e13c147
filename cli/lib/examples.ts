import type { Command } from 'commander'

/** What a command's help ends with: lines that can be typed as they stand, and more where there is more to say. */
export function withExamples(command: Command, lines: readonly string[], more = ''): Command {
  const examples = lines.map((line) => `  $ barema ${line}`).join('\n')
  return command.addHelpText('after', `\nExamples:\n${examples}${more && `\n\n${more}`}`)
}
