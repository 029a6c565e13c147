import { Command } from 'commander'
import { registerBackup } from './commands/backup.ts'
import { registerRestore } from './commands/restore.ts'

/** `barema backup`, `barema restore`: one file a command; each registers itself on the program. */
export async function runOperator(): Promise<void> {
  const program = new Command('barema').showHelpAfterError('(--help shows what can be asked)')
  for (const register of [registerBackup, registerRestore]) register(program)
  await program.parseAsync()
}
