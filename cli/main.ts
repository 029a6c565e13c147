import { Command } from 'commander'
import { registerCompute } from '#cli/commands/compute'
import { registerLaw } from '#cli/commands/law'

/** One file a command; each registers itself on the program. */
const program = new Command('barema')
  .description('Belgian pay, to the cent: packages, employer cost, gross and net')
  .showHelpAfterError()

registerCompute(program)
registerLaw(program)

await program.parseAsync()
