import { writeFile } from 'node:fs/promises'
import { rolldown } from 'rolldown'
import { withConstants } from './constants.ts'

/**
 * Writes a module with all that it reaches as one script, to be imported. Between files every function and number of another one
 * is looked up at each use; within one the compiler knows it beforehand, which makes the engine some 1.2 times as fast (ADR 111, 112).
 *
 * @param from the module, source or compiled
 * @param to the file to write, which may be `from`
 */
export async function inOneFile(from: string, to: string): Promise<void> {
  const bundle = await rolldown({
    input: from,
    platform: 'neutral',
    // `#modules/…` names what is compiled.
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    // The numbers of one file stand in the others as what they are.
    optimization: { inlineConst: true },
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  if (output.length !== 1) throw new Error(`${from} is more than one file`)
  await writeFile(to, withConstants(output[0].code))
}
