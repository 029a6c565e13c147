import { test } from '@japa/runner'
import type { Command } from 'commander'
import { programFor } from '#cli/program'

const WIDTH = 80

/** What `--help` prints where the terminal says no width. */
function helpOf(command: Command): string {
  let out = ''
  command.configureOutput({ writeOut: (text) => (out += text), getOutHelpWidth: () => WIDTH })
  command.outputHelp()
  return out
}

/** A command and those under it, each with the words it is typed by. */
function under(command: Command, path: string[] = []): { path: string[]; command: Command }[] {
  const below = command.commands.flatMap((each) => under(each, [...path, each.name()]))
  return [{ path, command }, ...below]
}

test.group('barema --help', () => {
  test('every command shows examples of what it takes, within eighty columns', async ({
    assert,
  }) => {
    const commands = under(await programFor(''))
    assert.includeDeepMembers(
      commands.map(({ path }) => path),
      [['compute'], ['law'], ['law', 'search'], ['audit', 'verify'], ['new-year']]
    )
    for (const { path, command } of commands) {
      const out = helpOf(command)
      const examples = [...out.matchAll(/^ {2}\$ barema (.+)$/gm)].map(([, line]) => line!)
      assert.isNotEmpty(examples, path.join(' '))
      for (const example of examples) {
        assert.isTrue(example.startsWith(path.join(' ')), example)
        if (path.length === 0) continue
        const options = example.match(/(?<= )--?[a-z][a-z-]*/g) ?? []
        for (const option of options)
          assert.match(out, new RegExp(`^ +(-\\w, )?.*${option}\\b`, 'm'))
      }
      for (const line of out.split('\n')) assert.isAtMost(line.length, WIDTH, line)
    }
  })
})
