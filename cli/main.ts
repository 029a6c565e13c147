import { Command } from 'commander'
import { registerCompute } from '#cli/commands/compute'
import { registerIndex } from '#cli/commands/index'
import { registerLaw } from '#cli/commands/law'
import { registerLogin } from '#cli/commands/login'
import { registerLogout } from '#cli/commands/logout'

/** One file a command; each registers itself on the program. */
const program = new Command('barema')
  .description('Belgian pay, to the cent: packages, employer cost, gross and net')
  .showHelpAfterError()

registerCompute(program)
registerIndex(program)
registerLaw(program)
registerLogin(program)
registerLogout(program)

await program.parseAsync()
