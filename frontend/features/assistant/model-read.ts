import type { Shown } from './use-assistant.ts'

/**
 * What of the package the language model read, by path: each value as it was read, until later words or a person say
 * otherwise. Who marks a chip compares the value that stands there now.
 *
 * @param turns from the first on
 */
export function readByModel(
  turns: readonly { answer: Pick<Shown['answer'], 'understood'> }[]
): ReadonlyMap<string, unknown> {
  const read = new Map<string, unknown>()
  for (const { answer } of turns)
    for (const { op, path, value, by } of answer.understood)
      if (by === 'model' && op === 'set') read.set(path, value)
      else read.delete(path)
  return read
}
